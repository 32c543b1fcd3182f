/** The Portuguese words that answers begin with: of those that agree, of what stands before an answer, of those that deny or are no answer. */
export const answerHeads = {
  agrees:
    'sim, é, isso, isso mesmo, exato, exatamente, claro, com certeza, aham, uhum, sou, tenho, moro, trabalho, uso, estudo, pois é, tô, estou, correto, certo',
  'answer leads':
    'bom, bem, ah, então, olha, hum, é, tipo, só, agora, atualmente, hoje, por enquanto, são, é um, é uma, com, tem, tenho, uso, kkk, kkkk, rs',
  'answer joints':
    'em = in, no = in, na = in, de = in, do = in, da = in, a = in, ao = in, à = in, como = in, um = one, uma = one',
  denies:
    'adivinha, adivinhe, descobre, onde, sei lá, depende, não, nao, nada, nenhum, nenhuma, ninguém, nunca, nem, que, por que, quem, como, quando, qual, quanto, prefiro não, deixa, esquece, isso, este, essa, obrigado, obrigada, valeu, tanto faz',
} as const;

/** The words of its rules of what the assistant asks. */
export const askedWords = {
  'asked own': 'seu = meu, sua = minha, teu = meu, tua = minha',
  'counted kin': 'filhos, filhas, irmãos, irmãs, netos, gatos, cachorros',
  'contact names': 'e-mail, email, telefone, número, endereço, aniversário, sobrenome',
  'asked things':
    'celular, telefone, notebook, computador, tablet, câmera, impressora, editor, navegador, sistema, sistema operacional, framework, banco de dados, biblioteca, linguagem, programa, aplicativo, app, versão, modelo, ferramenta',
  'asked places': 'cidade, país, bairro, estado, região, município, vila, zona, freguesia',
  'asked verbs':
    'mora = moro, moras = moro, trabalha = trabalho, trabalhas = trabalho, estuda = estudo, estudas = estudo, usa = uso, usas = uso, tem = tenho, tens = tenho, dirige = dirijo, dá aula = dou aula, dá aulas = dou aulas, joga = jogo, toca = toco, fala = falo, fuma = fumo',
} as const;

/** Portuguese rules of what a question of the assistant makes of a bare answer: the words that it stands behind (`says`), or what it agrees to (`holds`). */
export const asked = `
  (quantos anos (você/vc) tem | (você/vc) tem quantos anos | tem quantos anos | qual [é] [a] (sua/tua) idade | quantos anos tens) => says tenho  ✓ Quantos anos você tem? = tenho  ✗ quantos anos dura?
  (quantos anos | que idade) tem [o/a] {m:<asked own>} ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says {m} {x} tem  ✓ Que idade tem seu filho? = meu filho tem  ✗ que idade tem?
  (onde | em que (parte/zona/lugar)) (você/vc/vocês) (mora/moram/vive/vivem/reside/está/fica) => says moro em  ✓ Onde você mora? = moro em  ✗ onde você trabalha?
  [em] (que/qual) <asked places> (você/vc) (está/mora/vive) => says moro em  ✓ Em que cidade você está? = moro em  ✗ que cidade é melhor?
  de onde (você/vc/vocês) (é/são/vem/vêm) => says sou de  ✓ De onde você é? = sou de  ✗ de onde vem?
  ((com/em) [o] que (você/vc) trabalha | o que (você/vc) faz [da vida] | qual [é/era] [o/a] (seu/sua) (profissão/trabalho/ocupação/cargo/função/emprego/setor)) => says trabalho como  ✓ Com o que você trabalha? = trabalho como  ✗ o que você acha?
  (onde (você/vc) trabalha | em (que/qual) empresa (você/vc) trabalha | para quem (você/vc) trabalha) => says trabalho na  ✓ Onde você trabalha? = trabalho na  ✗ onde você mora?
  (o que (você/vc) (estuda/cursa) | (qual/que) (curso/faculdade) (você/vc) (faz/estuda/cursa) | (você/vc) (estuda/cursa) o que) => says estudo  ✓ Qual curso você faz? = estudo  ✗ o que você acha?
  ((em/de) (que/qual) (série/ano/semestre/período/turma) (você/vc) está | (em/de) que ano você é) => says estou no  ✓ Em que ano você está? = estou no  ✗ em que ano foi?
  (onde (você/vc) estuda | em (que/qual) (universidade/escola/faculdade) (você/vc) estuda) => says estudo na  ✓ Onde você estuda? = estudo na  ✗ onde você mora?
  (qual [é] [o/a] (seu/sua) (carro/moto/caminhão/veículo) | que (carro/moto) (você/vc) tem) => says tenho um  ✓ Qual é o seu carro? = tenho um  ✗ qual carro é melhor?
  (qual/que) <asked things> (você/vc) (usa/tem/utiliza | está usando) => says uso  ✓ Qual editor você usa? = uso  ✗ qual editor é melhor?
  ((você/vc) tem alguma (alergia/intolerância) [ou (alergia/intolerância)] | ^ [e] [tem] alguma (alergia/intolerância) [ou (alergia/intolerância)] | (você/vc) (tem/é) (alergia/alérgico) | alérgico a quê) => says sou alérgico a  ✓ Tem alguma alergia? = sou alérgico a  ✗ tem açúcar?
  (como (você/vc) se chama | qual [é] [o] (seu/teu) nome | com quem (eu) falo) => says me chamo  ✓ Qual é o seu nome? = me chamo  ✗ qual é o nome dele?
  como se chama [o/a] {m:<asked own>} ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says {m} {x} se chama  ✓ Como se chama sua gata? = minha gata se chama  ✗ como se chama?
  ((você/vc) tem (animais/filhos/irmãos/pets | algum (bicho/animal/pet) | animal de estimação) | tem filhos) => says tenho  ✓ Você tem filhos? = tenho  ✗ tem tempo?
  quantos {k:<counted kin>} (você/vc) tem => says tenho _ {k}  ✓ Quantos filhos você tem? = tenho _ filhos  ✗ quantos anos você tem?
  quando (é | cai) [o] (seu/teu) aniversário => says meu aniversário é  ✓ Quando é o seu aniversário? = meu aniversário é  ✗ quando é a festa?
  (qual/quais) [é] [o/a] {m:<asked own>} {x:<contact names>} => says {m} {x} é  ✓ Qual é o seu e-mail? = meu e-mail é  ✗ qual é o preço?
  (você/vc) [ainda] é {x:rest} => holds sou {x}  ✓ Você é vegetariana? = sou vegetariana  ✗ é bom?
  (você/vc) [ainda] {v:<asked verbs>} {x:rest} => holds {v} {x}  ✓ Você mora em Recife? = moro em Recife  ✗ você quer mais?
`;
