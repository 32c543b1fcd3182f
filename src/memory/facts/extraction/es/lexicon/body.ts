/** Conditions, diets, and what people say figuratively in the same words. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const CONDITIONS = set(`
diabetes asma hipotiroidismo hipertiroidismo hipertension hipotension epilepsia migrana migranas tdah tda tea autismo asperger ansiedad depresion bipolaridad toc parkinson alzheimer celiaquia escoliosis hernia hernias fibromialgia lupus psoriasis eccema rosacea vitiligo anemia hemofilia leucemia cancer vih hepatitis cirrosis gastritis reflujo colitis colon crohn ulcera endometriosis sop menopausia osteoporosis osteopenia artritis artrosis gota lumbalgia ciatica bruxismo apnea insomnio miopia astigmatismo hipermetropia presbicia glaucoma cataratas daltonismo sordera hipoacusia tinnitus acufenos vertigo dislexia discalculia dispraxia narcolepsia arritmia taquicardia soplo marcapasos colesterol trigliceridos prediabetes cefaleas neuralgia esclerosis elas ela trombofilia varices rinitis sinusitis dermatitis bronquitis epoc enfisema fibrosis lipedema hashimoto graves addison cushing hipoglucemia resistencia tiroides sobrepeso obesidad anorexia bulimia protesis
`);
const CONDITION_SUFFIX = /(?:itis|osis|emia|algia|patia|plejia|manía|fobia|trofia|plasia|uria)$/;
export const BODY_PARTS = set(
  'rodilla rodillas espalda columna cadera hombro hombros cervicales lumbares corazon rinon rinones higado tiroides circulacion vista audicion presion azucar tension cintura muneca tobillo estomago piel pulmones',
);

const PASSING = set('conjuntivitis gastroenteritis amigdalitis otitis faringitis laringitis');

export function isCondition(word: string): boolean {
  return (
    CONDITIONS.has(word) || (CONDITION_SUFFIX.test(word) && word.length > 6 && !PASSING.has(word) && word !== 'dosis')
  );
}

export const AILING = set(
  'diabetico diabetica asmatico asmatica hipertenso hipertensa hipotenso hipotensa epileptico epileptica celiaco celiaca daltonico daltonica sordo sorda ciego ciega mudo hemofilico hemofilica autista bipolar miope astigmata insulinodependiente prediabetico prediabetica disautonomico dislexico dislexica hipotiroideo hipotiroidea trasplantado trasplantada seropositivo seropositiva migranoso migranosa neurodivergente anemico anemica hipoacusico hipoacusica asplenico cardiopata cardiaco cardiaca paraplejico paraplejica tetraplejico narcoleptico',
);
export const DIETS = set(
  'vegano vegana veganos veganas vegetariano vegetariana vegetarianos vegetarianas pescetariano pescetariana pescatariano pescatariana ovolactovegetariano ovolactovegetariana lactovegetariano lactovegetariana ovovegetariano ovovegetariana flexitariano flexitariana crudivegano crudivegana crudivora crudivoro carnivoro carnivora omnivoro omnivora macrobiotico macrobiotica frugivoro frugivora',
);
/** Things that people are allergic to only in a manner of speaking. */
export const FIGURATIVE = set(
  'reuniones reunion lunes compromiso trabajo trabajar madrugar gente burocracia drama dramas mentiras mentira estupidez estupideces excel aburrimiento planes rutina bullshit deadlines politicos politica matematicas numeros deporte ejercicio gimnasio responsabilidad papeleo tramites impuestos pobreza injusticia tonterias ignorancia hipocresia estres amor romanticismo cursileria reggaeton regueton trap esfuerzo cambio cambios spam correos mails planillas powerpoint powerpoints verdad oficina despertador idiotas tontos hipocritas mediocridad ruido autoridad reglas decisiones riesgos partido',
);
