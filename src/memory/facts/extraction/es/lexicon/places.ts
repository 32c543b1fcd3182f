/** Places and peoples, for messages without capitals. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** First words of names of places. */
export const PLACES = set(`
argentina uruguay chile peru bolivia paraguay brasil colombia venezuela ecuador mexico espana guatemala honduras nicaragua salvador panama cuba costa republica puerto italia francia alemania portugal inglaterra estados japon china
buenos caba bsas baires rosario cordoba mendoza tucuman salta jujuy neuquen bariloche mar la tandil parana santa corrientes posadas resistencia formosa catamarca san ushuaia rio viedma trelew comodoro montevideo paysandu maldonado punta canelones pando colonia rivera asuncion encarnacion
santiago valparaiso vina concepcion temuco antofagasta iquique arica valdivia osorno lima arequipa cusco trujillo piura quito guayaquil cuenca bogota medellin cali barranquilla cartagena bucaramanga pereira manizales caracas maracaibo merida barquisimeto
cdmx guadalajara monterrey puebla queretaro tijuana leon oaxaca toluca cancun hermosillo chihuahua saltillo morelia veracruz xalapa cuernavaca aguascalientes zacatecas durango sinaloa culiacan mazatlan sonora jalisco michoacan yucatan chiapas tabasco tlaxcala pachuca hidalgo
madrid barcelona valencia sevilla malaga bilbao zaragoza murcia palma alicante valladolid vigo gijon granada oviedo pamplona almeria burgos albacete salamanca huelva logrono badajoz lleida girona tarragona cadiz jaen toledo segovia avila soria teruel caceres getafe alcorcon mostoles ibiza tenerife galicia asturias andalucia cataluna euskadi canarias aragon extremadura
orlando houston dallas chicago tampa phoenix denver atlanta queens brooklyn bronx hialeah bayamon ponce caguas mayaguez arecibo carolina berlin paris londres roma lisboa miami miraflores palermo recoleta belgrano caballito almagro flores quilmes lanus avellaneda moron pilar tigre escobar nunoa providencia chapinero
ciudad sopo envigado itagui bello soacha chia zipaquira villavicencio ibague neiva pasto popayan cucuta tunja armenia monteria sincelejo valledupar riohacha leticia
chiclayo ica tacna puno juliaca huancayo ayacucho cajamarca iquitos pucallpa tarapoto chimbote ambato loja riobamba manta portoviejo machala esmeraldas ibarra
potosi sucre cochabamba oruro tarija maracay valera guarenas maturin ciudadela maipu talca chillan rancagua linares curico copiapo calama iquitos coyhaique
irapuato celaya tampico reynosa matamoros torreon ensenada mexicali tepic colima uruapan orizaba coatzacoalcos villahermosa campeche tapachula tuxtla
tegucigalpa managua tegus comayagua quetzaltenango xela escuintla alajuela heredia cartago colon chiriqui habana matanzas holguin camaguey
lugo ourense pontevedra ferrol santander palencia zamora guadalajara cuenca huesca castellon elche cartagena lorca algeciras marbella jerez motril melilla ceuta reus sabadell terrassa badalona mataro vitoria donostia barakaldo irun eibar
carabanchel lavapies malasana vallecas chamberi usera gracia sants triana ruzafa palmas laspalmas mahon
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
polaco ruso ucraniano rumano bulgaro griego turco marroqui senegales nigeriano angoleno filipino vietnamita indio pakistani irani iraqui sirio libanes israeli egipcio sueco noruego danes finlandes holandes belga suizo austriaco checo hungaro irlandes escoces gales britanico canadiense australiano catracho chapin nica boricua habanero
tijuanense sinaloense chihuahuense veracruzano duranguense michoacano guerrerense jalisciense potosino hidrocalido queretano coahuilense tabasqueno chiapaneco campechano morelense mexiquense tlaxcalteca zacatecano colimense nayarita guanajuatense
antioqueno santandereano barranquillero cartagenero samario pastuso tolimense boyacense cucuteno valluno manizaleno pereirano ibaguereno piurano trujillano tacneno huancaino loretano iquiteno ayacuchano punteno
paceno cruceno cochabambino tarijeno sucrense orureno lojano cuencano manabita ambateno zuliano merideno larense carabobeno chillanejo temuquense iquiqueno vinamarino copiapino antofagastino serenense chilote magallanico puntarenense osornino valdiviano barilochense rionegrino chubutense santacruceno formoseno
jienense almeriense onubense cacereno pacense toledano conquense albaceteno burgales palentino zamorano salmantino abulense segoviano alaves vizcaino guipuzcoano oscense turolense zaragozano leridano ilerdense tarraconense gerundense castellonense alicantino ibicenco menorquin tinerfeno ceuti melillense orensano pontevedres vigues santanderino ovetense gijones ferrolano
`);
