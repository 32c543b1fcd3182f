/** Places and peoples, for those who write without capitals. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** First words of names of places. */
export const PLACES = set(`
argentina uruguay chile peru bolivia paraguay brasil colombia venezuela ecuador mexico espana guatemala honduras nicaragua salvador panama cuba costa republica puerto italia francia alemania portugal inglaterra estados japon china
buenos caba bsas baires rosario cordoba mendoza tucuman salta jujuy neuquen bariloche mar la tandil parana santa corrientes posadas resistencia formosa catamarca san ushuaia rio viedma trelew comodoro montevideo paysandu maldonado punta canelones pando colonia rivera asuncion encarnacion
santiago valparaiso vina concepcion temuco antofagasta iquique arica valdivia osorno lima arequipa cusco trujillo piura quito guayaquil cuenca bogota medellin cali barranquilla cartagena bucaramanga pereira manizales caracas maracaibo merida barquisimeto
cdmx guadalajara monterrey puebla queretaro tijuana leon oaxaca toluca cancun hermosillo chihuahua saltillo morelia veracruz xalapa cuernavaca aguascalientes zacatecas durango sinaloa culiacan mazatlan sonora jalisco michoacan yucatan chiapas tabasco tlaxcala pachuca hidalgo
madrid barcelona valencia sevilla malaga bilbao zaragoza murcia palma alicante valladolid vigo gijon granada oviedo pamplona almeria burgos albacete salamanca huelva logrono badajoz lleida girona tarragona cadiz jaen toledo segovia avila soria teruel caceres getafe alcorcon mostoles ibiza tenerife galicia asturias andalucia cataluna euskadi canarias aragon extremadura
berlin paris londres roma lisboa miami miraflores palermo recoleta belgrano caballito almagro flores quilmes lanus avellaneda moron pilar tigre escobar nunoa providencia chapinero
`);

export function isDemonym(word: string): boolean {
  return DEMONYMS.has(word) || DEMONYMS.has(word.replace(/a$/, 'o')) || DEMONYMS.has(word.replace(/a$/, ''));
}

const DEMONYMS = set(`
argentino uruguayo chileno peruano boliviano paraguayo brasileno brasilero colombiano venezolano ecuatoriano mexicano espanol guatemalteco hondureno nicaraguense salvadoreno panameno cubano costarricense tico dominicano puertorriqueno italiano frances aleman portugues ingles estadounidense japones chino coreano
porteno rosarino cordobes mendocino tucumano salteno jujeno neuquino patagonico entrerriano correntino misionero chaqueno santafesino platense marplatense bonaerense sanjuanino puntano riojano catamarqueno pampeano fueguino santiagueno bahiense montevideano
santiaguino porteno penquista limeno arequipeno cusqueno bogotano paisa caleno rolo costeno caraqueno maracucho quiteno guayaquileno
chilango tapatio regio regiomontano poblano oaxaqueno jarocho yucateco norteno sonorense capitalino defeno
madrileno barcelones catalan vasco gallego andaluz sevillano malagueno valenciano murciano aragones asturiano canario extremeno maño mano bilbaino donostiarra navarro cantabro manchego castellano leones mallorquin gaditano granadino
`);
