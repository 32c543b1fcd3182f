import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltContext, type ContractApp, fresh, openContractApp } from './contract-app.ts';
import { promptTokens, type SentMessage, tokensOf } from './prompt-tokens.ts';

type Body = BuiltContext & { debug: { fragments: number } };

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

/** A file of functions, one of which computes a discount. */
const FILE = `Revisa este archivo:
\`\`\`python
${Array.from(
  { length: 30 },
  (_, n) => `def paso_${n}(entrada):
    """Prepara la entrada ${n} para la tabla."""
    salida = entrada + ${n}
    return salida
`,
).join('\n')}
def calcular_descuento(precio, cliente):
    """El descuento de un cliente."""
    return precio * 0.15 if cliente.fiel else 0

${Array.from({ length: 10 }, (_, n) => `def cierre_${n}():\n    return ${n}\n`).join('\n')}
\`\`\`
¿Lo ves bien?`;
const SAID = '0.15 if cliente.fiel';

const session = () => ({ user_id: fresh('user'), session_id: fresh('session') });
type Session = ReturnType<typeof session>;

const save = (of: Session, user: string, assistant = 'De acuerdo.') =>
  app.saveTurn({
    ...of,
    language: 'es',
    messages: [
      { role: 'user', content: user },
      { role: 'assistant', content: assistant },
    ],
  });

async function build(of: Session, query: string, more: Record<string, unknown> = {}): Promise<Body> {
  const asked = { ...of, current_query: query, include_facts: false, profile: 'adaptive', debug: true, ...more };
  const { status, body, text } = await app.buildContext<Body>(asked);
  expect(status, text).toBe(200);
  expect(promptTokens(body.messages as SentMessage[])).toBe(body.estimated_tokens);
  expect(Object.values(body.sections).reduce((sum, part) => sum + part, 0)).toBe(body.estimated_tokens);
  return body;
}

const shownOf = (body: Body): string =>
  body.history_messages.map(({ data }) => data.content).find((content) => content.startsWith('Revisa este archivo')) ??
  '';

describe('a document in the window of the adaptive profile', () => {
  it('is shown in the passages that the query touches, and says how much is left out', async () => {
    const one = session();
    await save(one, FILE);
    await save(one, 'Gracias, ¿y los tests?');
    const body = await build(one, '¿Cómo se calcula el descuento del cliente?');
    const shown = shownOf(body);
    expect(shown).toContain(SAID);
    expect(shown).not.toContain('def paso_12');
    expect(shown).toMatch(/^Revisa este archivo:\n/);
    expect(shown).toMatch(/¿Lo ves bien\?$/);
    expect(body.debug.fragments).toBe(1);
    expect(tokensOf(shown)).toBeLessThan(450);
    expect(tokensOf(FILE)).toBeGreaterThan(1_000);

    const omitted = [...shown.matchAll(/\[… (\d+) caracteres omitidos …\]\n/g)];
    const left = omitted.reduce((sum, [, count]) => sum + Number(count), 0);
    const marks = omitted.reduce((sum, [mark]) => sum + mark.length + 1, 0);
    expect(left + shown.length - marks).toBe(FILE.length);
    expect(shownOf(await build(one, '¿Qué hace paso_12?'))).toContain('def paso_12');
  });

  it('leaves room for other turns, and lies whole in the database', async () => {
    const one = session();
    for (let turn = 0; turn < 3; turn += 1) await save(one, `Pregunta número ${turn} sobre la factura`);
    const saved = await save(one, FILE);
    await save(one, '¿Y el descuento de la factura?');
    const body = await build(one, 'Sigue con el descuento de la factura');
    expect(body.window.turns).toBe(5);
    const whole = await app.get<{ messages: { content: string }[] }>(`/v1/turns/${saved.body.turn_id}`);
    expect(whole.body.messages[0]?.content).toBe(FILE);
    expect(shownOf(await build(one, 'el descuento', { profile: 'standard' }))).toBe(FILE);
  });

  it('is shown whole where it was just said and the query touches nothing of it', async () => {
    const one = session();
    await save(one, FILE);
    expect(shownOf(await build(one, 'Hazlo más corto'))).toBe(FILE);
    await save(one, 'Bien');
    const later = shownOf(await build(one, 'Hazlo más corto'));
    expect(later.length).toBeLessThan(500);
    expect(later).toContain('caracteres omitidos');
  });

  it('says the same from the cache as from the database, in either language', async () => {
    const one = session();
    await save(one, FILE);
    await save(one, 'Bien');
    for (const current_language of ['es', 'en']) {
      const query = 'descuento del cliente';
      const held = await build(one, query, { current_language });
      await app.post('/v1/invalidate', { session_id: one.session_id });
      const read = await build(one, query, { current_language });
      expect(shownOf(read)).toBe(shownOf(held));
      expect(shownOf(read)).toContain(current_language === 'es' ? 'caracteres omitidos' : 'characters left out');
    }
  });

  it('is no chat message, however many there are: those stay whole', async () => {
    const one = session();
    const answer = `Aquí van unas ideas.\n${Array.from({ length: 20 }, (_, n) => `${n}. Idea ${n} para cenar con amigos en casa, sencilla y barata`).join('\n')}`;
    await save(one, 'Dame ideas', answer);
    await save(one, 'Bien');
    const body = await build(one, 'la idea 3');
    expect(body.history_messages.map(({ data }) => data.content)).toContain(answer);
    expect(body.debug.fragments).toBe(0);
  });
});
