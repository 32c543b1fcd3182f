/** The Spanish words by which a query in few words says what it wants to be told: a line a sort of answer, with its words behind it. */
export const WANTED = `
  when: fecha fechas dia ano mes plazo caducidad vencimiento caduca caducaba vence vencia expira expiracion tope cumple cumpleanos nacimiento siglo epoca temporada proximo proxima
  time: hora horario horarios apertura cierre abre abren cierra cierran sale salida llegada empieza
  duration: duracion tiempo dura duran tarda tardan demora demoran minutos horas hrs dias semanas meses anos plazo vigencia validez aguanta antelacion rato vive
  frequency: frecuencia veces periodicidad periodo
  age: edad anos
  price: precio precios costo coste cuesta cuestan costaba vale valen tarifa tarifas cobra cobran cobro pago pagar pagamos valor importe presupuesto
  price: gastos sale dinero caro euros pesos
  amount: cantidad dosis proporcion cucharadas tazas litros gramos mg ml total numero
  place: lugar ubicacion sitio direccion queda ubicado localizacion
  who: autor autora escritor escritora escribio
  name: nombre llama llamaba llamaban llaman apellido
  phone: telefono tel tfno movil contacto
  mail: correo email mail
  number: numero num nº nro nr expediente matricula
  secret: clave contrasena password pass pin codigo combinacion
  size: talla medida medidas tamano dimensiones altura altitud alto ancho largo longitud mide miden medir metros cm grosor superficie diametro
  weight: peso pesa pesan kilos kg
  distance: distancia lejos kilometros km
  temperature: temperatura grados ebullicion
  speed: velocidad rapidez
  way: pasos instrucciones tutorial manera receta comando atajo truco metodo guia formula calcula calcular
  cause: causa causas motivo razon porque origen
  signs: sintomas senales
  harm: efectos contraindicaciones riesgos peligros
  meaning: significado significa definicion
  colour: color tono
  brand: marca modelo
  sort: tipo clase variedad
  word: traduccion traducir dice
  papers: requisitos documentos papeles documentacion requisito
  limit: limite maximo maxima tope minimo minima
  use: sirve uso utilidad funcion
  difference: diferencia diferencias vs versus
  ingredients: ingredientes
  ideas: ideas consejos opiniones recomendaciones
  director: director directora dirigio
  actor: actor actriz
  singer: cantante canta
  president: presidente presidenta
  inventor: inventor inventora invento
  painter: pintor pintora pinto
  founder: fundador fundadora fundo
  creator: creador creadora creo
  user: usuario
  pay: sueldo salario
  rent: alquiler
  tip: propina
  fine: multa
  tax: tasa tasas
  energy: kcal calorias
  portions: porciones unidades
  shoe: talla numero calza calzado
`;
