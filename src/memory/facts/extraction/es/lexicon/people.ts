/** Nouns for the people and animals that users call theirs. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const PARTNERS = set(
  'novia novio esposa esposo mujer marido pareja companero companera prometida prometido conyuge senora polola pololo',
);
export const CHILDREN = set(
  'hijo hija hijos hijas nene nena nenes nenas nino nina ninos ninas bebe bebes mellizos mellizas gemelos gemelas trillizos chicos chicas pibes pibas peques gurises hijito hijita hijastro hijastra crios chamacos varones nietos nietas nieto nieta',
);
export const RELATIVES = set(
  'hermano hermana hermanos hermanas mama papa madre padre padres viejo vieja viejos abuelo abuela abuelos sobrino sobrina sobrinos sobrinas primo prima ahijado ahijada ahijados suegra suegro cunado cunada tio tia tios primos primas hermanastro hermanastra',
);
export const PETS = set(
  'perro perra perros perras perrito perrita perritos perritas gato gata gatos gatas gatito gatita gatitos gatitas michi michis cachorro cachorra cachorros canario canarios loro lora cotorra conejo coneja conejos hamster cobayo cobaya tortuga tortugas pez peces iguana huron caballo yegua caballos gallina gallinas galgo galga galgos labrador labradora caniche beagle bulldog golden ovejero mestizo mestiza siames siamesa mascota mascotas pajaro pajaros periquito periquitos agapornis burro cabra ovejas cerdito chihuahua pug dachshund salchicha husky border collie dalmata boxer rottweiler callejero callejera chinchilla erizo serpiente gecko perrazo gatazo gatuno quiltro quiltra chucho pichicho minino minina perrote gatote cachorrito cachorrita conejito conejita pajarito tortuguita loritos jilguero pony potro mula cabras pato patos pollitos',
);
export const NUMBERS = set(
  'un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa par varios varias',
);

/** First names, for messages without capitals. */
export const FIRST_NAMES = set(`
juan jose luis carlos jorge pablo pedro diego martin matias nicolas lucas mateo santiago sebastian facundo agustin tomas joaquin
francisco fernando federico gonzalo gabriel german guillermo gustavo hector hernan hugo ignacio ivan javier julian julio leandro leonardo
lautaro leonel manuel marcelo marcos mariano mario mauricio maximiliano miguel nahuel oscar patricio rafael ramon raul ricardo roberto
rodrigo ruben samuel sergio simon victor walter alejandro alberto alfredo alvaro andres angel antonio arturo bruno cesar cristian
daniel dario david eduardo emiliano emilio enrique ernesto esteban ezequiel fabian felipe alan adrian axel benjamin bautista thiago
maria ana laura lucia sofia valentina camila martina florencia julieta micaela agustina rocio paula carolina natalia gabriela silvia
andrea patricia claudia monica veronica daniela vanesa valeria romina yanina noelia soledad belen milagros mercedes pilar guadalupe
carmen isabel elena teresa rosa marta cristina beatriz alicia alejandra adriana angela antonella barbara brenda catalina cecilia celeste
clara dolores elisa emilia estefania eugenia eva fatima fernanda gloria graciela ines irene jimena josefina juana julia karina
lorena luciana luisa lourdes magdalena malena manuela marcela mariana marina melina miriam nadia nora norma olga paola raquel rebeca
renata sandra sara silvina susana tamara tatiana victoria vera ximena yamila yolanda zoe abril alma amparo aurora itziar nerea ainhoa
jordi pau oriol xavi iker unai aitor gorka ander jesus concepcion rosario consuelo macarena consuelo
nacho pancho pepe paco juanjo juancho tincho fede nico santi mati facu gonza seba rodri lucho beto toto tito quique kike chema manolo
lola flor vicky caro meli romi sole mechi majo juli cami vale dani gaby gabi pato pachi nano chino negro pipa pipi lupe lupita charo
lidia edith gladys mirta mirtha nelida susana hilda irma stella ofelia elvira amalia delia ester esther rosalia yesenia brayan kevin jonathan wilmer edgar edwin freddy johana jessica jennifer karen melisa melissa paulina regina fabiola fabiana gisela griselda haydee ivonne judith juliana katia laila liliana lina lisandro maite marisol maricel maribel maruja mayra mirna nahir nayeli nelson nestor noemi omar osvaldo priscila ramiro renzo rita rogelio rolando romeo rosana rosaura saul serafin teodoro tobias ulises valentin valentino vicente vilma wanda zulema anselmo abel adolfo aldo alfonso amador amelia anabel
lucho memo chuy toño tono moncho chelo fer alex max leo tomi joaco agus guille ale lu sofi pao pau mica mile mili cata isa dany javi edu
`);
