/** Words that exclude each other where two preferences are otherwise about the same: one of each pair holds. Folded. */
const PAIRS = `
corto corta cortos cortas breve breves conciso concisa concisos concisas resumido resumida resumidas escueto escuetas brief short concise succinct terse shorter brevity / largo larga largos largas extenso extensa extensas detallado detallada detallados detalladas detalle detalles long lengthy detailed thorough elaborate longer detail details
formal formales formalmente formalidad formality formally / informal informales informalmente coloquial coloquiales casual casually colloquial relajado relaxed laid
tu tutear tutee tuteo tutea tuteen tuteame vos vosear vosees voseo / usted
claro clara claros clair light / oscuro oscura oscuros oscuras dark
dulce dulces sweet / salado salada salados salty savory savoury
temprano madrugar madrugador madrugadora morning mornings early / nocturno nocturna trasnochar trasnochador noctambulo night nights late
caliente calientes hot warm / frio fria frios frias cold iced
metrico metricas celsius centigrados kilometros kilometres kilometers km kilos kg metric / imperial fahrenheit millas miles libras pounds
britanico britanica british uk / americano americana american us
ventana ventanilla window / pasillo aisle
tabs tabuladores tab / spaces espacios
remoto remota remote remotely / presencial presencialmente office onsite
simple simples sencillo sencilla sencillas sencillos simpler plain / tecnico tecnica tecnicas tecnicos complejo compleja technical advanced avanzado avanzada
lista listas vinetas bullet bullets list lists / parrafo parrafos prosa prose paragraph paragraphs
serio seria serious / gracioso divertido humor chistes jokes funny humorous
rapido rapida fast / lento lenta slow
fuerte strong / suave mild flojo weak
picante picantes spicy / suave mild
12 12h / 24 24h
silencio silence quiet silencioso / ruido noise musica music
publico publica public / privado privada private
`;

export const OPPOSITES: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = PAIRS.trim()
  .split('\n')
  .map((line) => {
    const [left = '', right = ''] = line.split(' / ');
    return [new Set(left.split(' ')), new Set(right.split(' '))] as const;
  });
