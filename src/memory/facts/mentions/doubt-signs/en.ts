import type { SignsData } from '../../signs/signs-data.ts';
import type { DoubtKind } from './doubt-kind.ts';

/** Signs in English. */
export const ENGLISH: SignsData<DoubtKind> = {
  lists: {
    denial: `
      no, noo, nooo, noooo, nooooo, noooooo, nope, nah, wrong, false, incorrect, not really, not true, not quite, not any more, not anymore, not any longer, not at all`,
    it_is: `
      that's, that is, that's been, that was, that has, this's, this is, this's been, this was, this has, it's, it is, it's been, it was, it has`,
    it_is_not: "isn't, wasn't, ain't, changed, used to be, no longer",
    otherwise: `
      no, not, never, any more, anymore, *n't, used to, quit, left, stopped, gave up, changed, switched, moved, sold, lost, died, passed away, before, former, formerly, old, previous, ex, actually,
      in fact, now`,
  },
  signs: {
    calm: `
      ^ no + {marks} thanks/problem/problems/worries/need/rush/idea  ✓ no, thanks  ✗ no, I moved
      ^ no + {marks} thank you  ✓ no, thank you  ✗ no, you moved
      ^ [i] (don't/didn't/can't/cannot | do not) (know !(if/whether) | understand/remember/find/worry | get it)  ✓ I don't know what to cook  ✗ I don't know if I still work there`,
    any: `
      ^ <denial> {pause}  ✓ not anymore  ✗ not sure which one to take
      <it_is> (not/wrong/false/incorrect/untrue/outdated/old/changed/before | no longer)  ✓ that's no longer the case  ✗ that's great
      that/this/it <it_is_not>  ✓ it isn't like that  ✗ it is what I wanted
      no longer (true | the case)  ✓ it seems no longer true  ✗ a longer one
      not true/correct/right {word}  ✓ it seems not true any more  ✗ it seems true
      you/you're/you've [are/have/got] [it] wrong/mistaken/confused/mixing  ✓ you got it wrong  ✗ you got it`,
    touched: `
      <otherwise>  ✓ I don't work there  ✗ how much does an engineer earn?`,
  },
};
