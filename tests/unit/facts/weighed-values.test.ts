import { describe, expect, it } from 'vitest';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

describe('what weights put in the place of a known fact', () => {
  it.each([
    ['en', 'I work at a nursery in Hartlepool', 'sorted. dbs is back!!!!!! start monday'],
    ['en', 'my name is Deshawn Pickett', 'they hired me!! amazon, start monday'],
    ['en', "I'm 5'4 and left handed", 'rang, they go to 14. phew'],
    ['es', 'soy de Parauapebas', 'ay, me confundí de hora, era a las ocho'],
    ['es', 'mi hija se llama Antonia', 'ah y el almuerzo ya lo subí a quince y no se quejó nadie'],
    ['es', 'trabajo en la escuelita de Puerto Varas', 'la gastro ya me dijo: nada de lácteos'],
    ['pt', 'sou vegana', 'depois fez abobrinha pra mim, chorando com a fumaça'],
  ])('must look like one of its kind to the tagger, or it stands (%s): %s / %s', (language, first, second) => {
    const user = new ToldTurns(language);
    user.tell(first);
    const known = user.active;
    user.tell(second);
    expect(known).not.toEqual([]);
    expect(user.active).toEqual(expect.arrayContaining(known));
  });

  it.each([
    ['en', 'I live in Leeds', 'I moved to Truro on Friday', 'Truro'],
    ['es', 'vivo en Lugo', 'me mudé a Vigo el viernes', 'Vigo'],
    ['pt', 'moro em Recife', 'me mudei pra Olinda na sexta', 'Olinda'],
  ])('takes its place where it does (%s): %s / %s', (language, first, second, value) => {
    const user = new ToldTurns(language);
    user.tell(first);
    user.tell(second);
    expect(user.active).toHaveLength(1);
    expect(user.stands(value)).toBe(true);
  });
});
