import type { DomainWords } from './domain-words.ts';

/** The words by which a Spanish text tells what part of life it is of. */
export const SPANISH_DOMAINS: DomainWords = {
  code: `código script función variable error bug compilar compila servidor base datos tabla consulta query sql python javascript java react node api
    endpoint token docker dockerfile contenedor kubernetes git commit rama repositorio deploy desplegar app nginx linux ubuntu terminal comando
    array lista clase objeto json csv html css typescript regex índice índices log excepción null puerto backend frontend programar programación
    excel fórmula columna celda planilla depurar compilación librería biblioteca framework paquete npm pip importar módulo bucle for while
    cadena entero booleano puntero memoria caché redis postgres mongo mysql esquema migración join select insert webhook http petición respuesta
    cabecera cookie oauth jwt login cors async promesa callback test tests refactorizar bash shell cron ssh vps nube aws azure hosting dominio
    dns ssl certificado componente hook estado compilador rust golang kotlin swift php laravel django flask pandas dataframe macro latex pull
    request merge rebase algoritmo recursividad`,
  devices: `celular móvil teléfono iphone android samsung wifi router computadora ordenador pc notebook portátil impresora pantalla tele televisor
    cargador batería tablet contraseña bluetooth whatsapp instagram cuenta correo spotify netflix laptop macbook ipad windows actualizar
    actualización aplicación cámara foto fotos vídeo video captura teclado ratón mouse monitor usb hdmi almacenamiento icloud copia gmail
    outlook zoom teams módem señal datos tiktok facebook twitter youtube alexa auriculares parlante altavoz consola playstation xbox nintendo
    kindle código`,
  work: `trabajo jefe jefa oficina reunión equipo proyecto informe presentación cliente entrevista currículum cv sueldo aumento renuncia renuncio
    despidieron empresa negocio marketing ventas trimestre sprint roadmap presupuesto plan planificar organizar tareas contratar linkedin
    compañero colega empleado turno carrera ascenso plazo acta agenda diapositivas pitch stakeholder rrhh desempeño evaluación feedback kpi okr
    estrategia candidato reclutador freelance startup inversor lanzamiento producto campaña newsletter taller horario horas extra nómina despido
    vacaciones carta referencia prioridades objetivos`,
  law: `ley legal contrato alquiler alquilar arriendo casero propietario inquilino impuesto impuestos hacienda declaración renta iva factura
    autónomo monotributo finiquito jubilación pensión paro seguridad social multa denuncia juicio abogado trámite pasaporte visa visado dni nie
    registro licencia carnet notario herencia ayuntamiento subsidio ayuda ayudas patentar derechos fianza desahucio cláusula demandar juzgado
    policía inmigración ciudadanía nacionalidad embajada consulado aduana custodia testamento poder notarial copyright marca devolución garantía
    consumidor reclamo reclamación municipalidad jubilar desempleo autónomos cotización afip arca sat sii rfc curp deducción beca formulario
    inscripción partida nacimiento voto votar padrón empadronamiento certificado cuil cuit dependencia viudedad indemnización aguinaldo`,
  money: `dinero banco hipoteca préstamo crédito tarjeta ahorro ahorrar invertir inversión acciones fondo interés intereses comisión seguro
    penalización compañía luz gas factura tarifa presupuesto deuda débito plazo fijo bonos cedears etf cripto bitcoin dividendos pensión
    herencia póliza siniestro cotización electricidad internet gastos ingresos sueldo inflación divisa euros dólares pesos cuotas transferencia
    cuenta`,
  health: `médico doctor dolor duele fiebre tos gripe pastilla ibuprofeno paracetamol antibiótico síntoma síntomas alergia embarazo embarazada rodilla
    rodillas espalda cabeza estómago piel sangre presión corazón dormir insomnio ansiedad depresión psicólogo dieta vitamina hospital urgencias
    dentista muela contractura cuello lesión turno cita sarpullido hinchado moretón sangrado náuseas vómitos diarrea estreñimiento acidez
    migraña mareo mareos cansado cansancio asma diabetes colesterol tiroides hierro suplemento medicamento dosis vacuna virus infección
    antibióticos eccema acné quemadura regla menstruación anticonceptivo dentición hombro tobillo muñeca fisio fisioterapia operación cirugía
    análisis estrés terapia psicóloga tdah autismo roncar peso calorías ayuno adelgazar bajar`,
  food: `receta cocinar cocina horno olla freír hervir arroz pollo carne pescado pasta salsa pan pizza torta pastel bizcocho galletas huevo huevos
    leche queso verdura ensalada sopa cena cenar almuerzo comer comida desayuno postre azúcar sal aceite ajo cebolla tomate garbanzos lentejas
    gluten quinoa cebada atún pozole restaurante vino cerveza café mate ingredientes merienda vegano vegetariano lácteos lasaña curry guiso
    estofado asado asador parrilla barbacoa sartén wok masa harina levadura panqueque magdalena brownie tarta glaseado chocolate caramelo crema
    nata manteca mantequilla yogur tofu porotos frijoles alubias papas patatas zanahoria champiñones pimiento chile picante aguacate palta limón
    lima manzana plátano banana fresas frutillas mermelada bife cerdo cordero tocino chorizo salmón camarones gambas sushi fideos tacos
    hamburguesa empanadas tortilla croquetas paella gazpacho arepas milanesas ñoquis sobras congelar descongelar osobuco`,
  travel: `viaje viajar vuelo avión aeropuerto hotel hostal playa montaña turismo turista maleta equipaje itinerario excursión ciudad tren autobús
    vacaciones crucero ruta pasaje reserva alojamiento paseo visitar museo escapada vuelos escala aerolínea mochila airbnb resort camping
    acampar senderismo sendero isla montañas lago parque nacional tour guía ferry alquiler taxi extranjero lisboa parís roma tokio japón italia
    grecia portugal tailandia méxico patagonia bariloche cusco cartagena barcelona madrid finde`,
  home: `lavadora lavarropas nevera heladera caldera grifo canilla cañería gotera pared pintura pintar mueble sofá cama limpiar mancha moho humedad
    enchufe lámpara jardín balcón planta plantas maceta regar huerto tomates césped mudanza taladro aspiradora ropa lavar baño casa piso
    departamento decorar azulejos suelo alfombra cortina estante estantes tornillos plomero fontanero electricista fuga inodoro ducha desagüe
    tapado fregadero calefacción radiador termostato aislamiento techo ventana puerta cerradura llave llaves maleza compost semillas podar rosas
    hierbas albahaca plaga hormigas ratones polillas mosquitos lavavajillas lavaplatos horno aspirar cal olor ikea colchón sillón`,
  family: `hijo hija hijos bebé niño niña madre padre mamá papá hermano hermana abuela abuelo suegro suegra esposa esposo marido mujer novio novia
    pareja boda casamiento divorcio amigo amiga cumpleaños regalo fiesta invitados pesadillas cole colegio prometido cita ex ruptura relación
    matrimonio aniversario adolescente hijastro sobrino sobrina primo prima tío tía abuelos vecino vecina amigos compañero piso cumple regalos
    navidad funeral discurso padrino madrina escuela maestra profesora deberes tarea guardería berrinche rabietas crianza pelea disculparme
    celos cuñado cuñada yerno nuera nietos`,
  pets: `perro perra gato gata gatos cachorro veterinario mascota mascotas loro conejo hámster pez pienso cachorros gatito veterinaria cobaya caballo
    acuario pecera correa ladra pulgas castrar arenero`,
  sport: `correr entrenamiento entrenar gimnasio pesas series maratón fútbol partido mundial gol liga tenis natación yoga bici bicicleta ejercicio
    ejercicios músculo trotar 5k 10k ritmo levantar sentadillas peso muerto press repeticiones proteína estirar pilates nadar ciclismo escalar
    boxeo padel pádel golf rugby básquet baloncesto béisbol olimpiadas equipo jugador entrenador árbitro esquí surf calentar abdominales plancha`,
  language: `inglés francés alemán italiano portugués traducir traduce traducción verbo verbos gramática ortografía faltas vocabulario pronuncia palabra
    frase acento idioma corrige corregir redacta discurso párrafo carta correo ensayo cuento poema significa significado tiempo sustantivo
    adjetivo plural pronunciar pronunciación sinónimo expresión refrán oración resumen resumir reescribir acortar tono formal informal título
    titular eslogan tuit novela personaje capítulo diálogo letra español japonés chino coreano árabe latín redactar poesía rima`,
  culture: `libro libros novela película pelis cine serie series canción música guitarra piano banda actor director pintor cuadro teatro concierto
    videojuego juego truco ajedrez leer lectura autor temporada episodio capítulo oscar anime manga cómic marvel álbum cantante violín batería
    acordes festival musical ópera ballet pintura artista galería fotografía juegos mesa pokemon zelda minecraft podcast ganó mundial mus baraja`,
  science: `planeta luna sol eclipse estrella universo física química biología átomo célula adn dinosaurio pulpo pulpos ballenas gravedad energía
    matemática matemáticas ecuación integral derivada fracciones historia guerra siglo rey presidente capital país población planetas estrellas
    galaxia agujero negro espacio cohete nasa luz velocidad electrón molécula reacción ácido elemento evolución dinosaurios volcán terremoto
    clima océano marea nube arcoíris cielo animal animales tiburón pájaro insectos abeja araña serpiente cerebro gen virus bacterias álgebra
    cálculo probabilidad estadística porcentaje fracción geometría triángulo guerras imperio romano roma egipto medieval revolución reina
    elecciones filosofía habitantes`,
  vehicles: `coche auto carro carros moto motor aceite freno frenos neumático rueda gasolina híbrido híbridos taller patente conducir manejar permiso itv
    vtv mecánico embrague caja batería tablero nafta diésel eléctrico cargador furgoneta camión patinete estacionar aparcar toyota ford honda
    seat peugeot renault tesla grúa`,
};
