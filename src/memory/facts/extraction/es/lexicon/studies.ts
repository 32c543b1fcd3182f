/** Subjects that people study, and the degrees they earn. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const SUBJECTS = set(`
derecho medicina abogacia ingenieria psicologia economia arquitectura diseno contabilidad contaduria historia filosofia letras biologia fisica quimica matematica matematicas enfermeria periodismo sociologia administracion contador informatica
sistemas musica cine bellas turismo gastronomia veterinaria odontologia magisterio marketing comunicacion obstetricia nutricion kinesiologia fisioterapia farmacia pedagogia trabajo antropologia geografia geologia agronomia filologia traduccion logopedia criminologia publicidad mecatronica electronica electricidad mecanica telecomunicaciones bioquimica biotecnologia estadistica actuaria teologia teatro danza arte artes ade empresariales topografia podologia terapia optica relaciones ciencias programacion soldadura peluqueria cocina estetica logistica educacion electromecanica
`);

/** A course that ends in a degree. */
export const COURSE =
  '(?:curso|carrera|master|maestria|doctorado|posgrado|postgrado|mba|diplomatura|diplomado|licenciatura|tecnicatura|tecnico|especializacion|especialidad|bootcamp|residencia|facultad|secundari[oa]|secundaria|prepa|preparatoria|profesorado|fp|grado|ciclo|modulo|oposicion|phd|terciario|bachillerato|bachiller|conservatorio|ingenieria|titulo|eso|instituto|liceo|colegio|universidad|uni)';
