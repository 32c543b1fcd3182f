/** The Portuguese words that answers begin with: of those that agree, of what stands before an answer, of those that deny or are no answer; and the marks of a slip that is put right, with how sure they are. */
export const answerHeads = {
  agrees:
    'sim, é, isso, isso mesmo, exato, exatamente, claro, com certeza, aham, uhum, sou, tenho, moro, trabalho, uso, estudo, pois é, tô, estou, correto, certo',
  'answer leads':
    'bom, bem, ah, então, olha, hum, é, tipo, só, agora, atualmente, hoje, por enquanto, são, é um, é uma, com, tem, tenho, uso, kkk, kkkk, rs',
  'answer joints': 'em|no|na|de|do|da|a|ao|à|como = in, um|uma = one',
  slips: `desculpa = 2, desculpe = 2, perdao = 2, quer dizer = 2, alias = 2, digo = 2, ou melhor = 2, me enganei = 2, enganei me = 2, errei = 2, me confundi = 2, confundi me = 2, minto = 2, corrigindo = 2, corrijo = 2, ops = 2, espera = 1, pera = 1, calma = 1, não = not, nao = not, ai = 1, ah = 1, bem = 1, na verdade = 1, é = 0, são = 0, tem = 0, tenho = 0, faz = 0, ela = 0, ele = 0, so = 0, com = spelt, agá = letter, acento = letter, agudo = letter, circunflexo = letter, dois = letter`,
  denies:
    'adivinha, adivinhe, descobre, onde, sei lá, depende, não, nao, nada, nenhum, nenhuma, ninguém, nunca, nem, que, por que, quem, como, quando, qual, quanto, prefiro não, deixa, esquece, isso, este, essa, obrigado, obrigada, valeu, tanto faz',
} as const;

/** The words of its rules of what the assistant asks. */
export const askedWords = {
  'asked you': 'você, vc, vocês, a senhora, o senhor, cê',
  'own ones': 'seu|teu|meu|tenho um|temos um = meu, sua|tua|minha|tenho uma|temos uma|adotei uma = minha',
  'counted kin': 'filhos, filhas, irmãos, irmãs, netos, gatos, cachorros',
  'contact names': 'e-mail, email, telefone, número, endereço, aniversário, sobrenome',
  'asked things':
    'celular, telefone, notebook, computador, tablet, câmera, impressora, editor, navegador, sistema, sistema operacional, framework, banco de dados, biblioteca, linguagem, programa, aplicativo, app, versão, modelo, ferramenta',
  'asked places': 'cidade, país, bairro, estado, região, município, vila, zona, freguesia',
  'asked verbs':
    'é = sou, mora = moro, moras = moro, trabalha = trabalho, trabalhas = trabalho, estuda = estudo, estudas = estudo, usa = uso, usas = uso, tem = tenho, tens = tenho, dirige = dirijo, dá aula = dou aula, dá aulas = dou aulas, joga = jogo, toca = toco, fala = falo, fuma = fumo',
} as const;

/** Portuguese rules of what a question of the assistant makes of a bare answer: the words that it stands behind (`says`), or what it agrees to (`holds`). */
export const asked = `
  (quantos anos <asked you> tem | <asked you> tem quantos anos | tem quantos anos | qual [é] [a] (sua/tua) idade | quantos anos tens | ^ [e/sua] idade $) => says tenho _ anos  ✓ Quantos anos você tem? = tenho _ anos  ✗ quantos anos dura?
  (quantos anos | que idade) tem [o/a] {m:<own ones>} ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says {m} {x} tem _ anos  ✓ Que idade tem seu filho? = meu filho tem _ anos  ✗ que idade tem?
  (quantos anos (ele/ela) tem | (quantos anos | que idade) tem (ele/ela) | que idade (ele/ela) tem) => of {m} {x} tem _ anos  ✓ Quantos anos ela tem? = tem _ anos  ✗ quantos anos você tem?
  ((onde | [em] (que/qual) (parte/zona/lugar) | [em] (que/qual) <asked places>) <asked you> (mora/moram/vive/vivem/reside/está/fica) | ^ [e] [em/de] (que/qual) [é] [o/a] <asked places> $) => says moro em  ✓ Onde você mora? = moro em  ✓ Em qual cidade? = moro em  ✗ onde você trabalha?
  de onde <asked you> (é/são/vem/vêm) => says sou de  ✓ De onde você é? = sou de  ✗ de onde vem?
  ((com/em) [o] que <asked you> trabalha | o que <asked you> faz [da vida] | qual [é/era] [o/a] (seu/sua) (profissão/trabalho/ocupação/cargo/função/emprego/setor)) => says trabalho como  ✓ Com o que você trabalha? = trabalho como  ✗ o que você acha?
  ((onde | em (que/qual) (empresa/universidade/escola/faculdade) | para quem) <asked you> {v:<asked verbs>}) => says {v} na  ✓ Onde você trabalha? = trabalho na  ✓ Onde você estuda? = estudo na  ✗ onde é a festa?
  (o que <asked you> (estuda/cursa) | (qual/que) (curso/faculdade) <asked you> (faz/estuda/cursa) | <asked you> (estuda/cursa) o que) => says estudo  ✓ Qual curso você faz? = estudo  ✗ o que você acha?
  ((em/de) (que/qual) (série/ano/semestre/período/turma) <asked you> está | (em/de) que ano você é) => says estou no  ✓ Em que ano você está? = estou no  ✗ em que ano foi?
  (qual [é] [o/a] (seu/sua) (carro/moto/caminhão/veículo) | que (carro/moto) <asked you> tem) => says tenho um  ✓ Qual é o seu carro? = tenho um  ✗ qual carro é melhor?
  (qual/que) <asked things> <asked you> (usa/tem/utiliza | está usando) => says uso  ✓ Qual editor você usa? = uso  ✗ qual editor é melhor?
  (<asked you> tem (alguma/algumas) (alergia/alergias/intolerância) [ou (alergia/intolerância)] [a {y:rest}] | ^ [e] [tem] alguma (alergia/intolerância) [ou (alergia/intolerância)] | <asked you> (tem/é) (alergia/alérgico/alérgica) [a (algo | (algum/alguma) {y:rest})] | alérgico a quê) => says sou alérgico a  ✓ Tem alguma alergia? = sou alérgico a  ✓ Você é alérgica a algum remédio? = sou alérgico a  ✗ tem açúcar?
  (como <asked you> se chama | qual [é] [o] (seu/teu) nome | com quem (eu) falo | ^ [e/seu] nome $) => says me chamo  ✓ Qual é o seu nome? = me chamo  ✗ qual é o nome dele?
  (como (ele/ela) se chama | como se chama (ele/ela) | [o] nome (dele/dela)) => of {m} {x} se chama  ✓ Como ela se chama? = se chama  ✗ como você se chama?
  como se chama [o/a] {m:<own ones>} ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says {m} {x} se chama  ✓ Como se chama sua gata? = minha gata se chama  ✗ como se chama?
  (<asked you> tem (animais/filhos/irmãos/pets | algum (bicho/animal/pet) | animal de estimação) | tem filhos) => says tenho  ✓ Você tem filhos? = tenho  ✗ tem tempo?
  quantos {k:<counted kin>} <asked you> tem => says tenho _ {k}  ✓ Quantos filhos você tem? = tenho _ filhos  ✗ quantos anos você tem?
  (((qual/quais) [é] [o/a] | quando (é | cai) [o]) {m:<own ones>} {x:<contact names>}) => says {m} {x} é  ✓ Qual é o seu e-mail? = meu e-mail é  ✓ Quando é o seu aniversário? = meu aniversário é  ✗ qual é o preço?
  ([<asked you>] toma (algum/alguma) (remédio/medicamento/medicação) | (qual/que) (remédio/medicamento/medicação) <asked you> toma) => says tomo  ✓ Você toma algum remédio? = tomo  ✗ toma café?
  (estado civil | (casado/casada) ou (solteiro/solteira) | [<asked you>] (segue/faz) alguma dieta | ^ [e] [tem] alguma restrição [alimentar]) => says sou  ✓ Qual o seu estado civil? = sou  ✗ você é casado?
  <asked you> [ainda] {v:<asked verbs>} {x:rest} => holds {v} {x}  ✓ Você mora em Recife? = moro em Recife  ✓ Você é vegetariana? = sou vegetariana  ✗ você quer mais?
`;
