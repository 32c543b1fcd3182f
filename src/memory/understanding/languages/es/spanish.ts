import type { LanguageData } from '../../language.ts';
import { mergeLists } from '../../merge-lists.ts';
import { activity, activityLists } from './activity.ts';
import { aimLists, aims } from './aims.ts';
import { answers } from './answers.ts';
import { budget } from './budget.ts';
import { changeLists, changes, planTurns } from './changes.ts';
import { cuisine, cuisineLists } from './cuisine.ts';
import { date, day } from './date.ts';
import { duration } from './duration.ts';
import { facts } from './facts/facts.ts';
import { flagLists, flags } from './flags.ts';
import { location, locationLists } from './location.ts';
import { company, partyLists, partySize } from './party-size.ts';
import { placeLists, placesAsked } from './places.ts';
import { planSignLists, planSigns } from './plan-signs.ts';
import { not, preferences } from './preferences.ts';
import { spelling } from './spelling.ts';
import { time } from './time.ts';
import { words } from './words.ts';

/** Spanish, of Spain and of America. */
export const spanish: LanguageData = {
  code: 'es',
  spelling,
  splits: 'pero, porque, aunque, sino, busca, asi',
  lists: mergeLists(
    words,
    flagLists,
    activityLists,
    aimLists,
    cuisineLists,
    locationLists,
    partyLists,
    planSignLists,
    changeLists,
    placeLists,
  ),
  flags,
  rules: {
    day,
    date,
    time,
    duration,
    company,
    partySize,
    budget,
    activity,
    aims,
    cuisine,
    not,
    preferences,
    location,
    planSigns,
    answers,
    changes,
    planTurns,
    placesAsked,
  },
  facts,
};
