/** Places that turns mention, kept with their turn so that "the second one" can be resolved. */
import { HipocampoError } from '../../errors.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { countShort } from '../text/token-counter.ts';
import type { HistoryTurn } from './session-history.ts';
import type { Words } from './words.ts';

const PLACES_PER_TURN = 20; // of a longer list the rest stays in the turn's own extra_metadata
const PLACE_CHARACTERS = 512; // JSON of one place; a longer one is reduced to its name
const PLACES_PER_CONTEXT = 20; // the most recent ones

/** A place that a turn mentioned, as the caller described it. */
export interface Place {
  readonly name: string;
  readonly _turn_number: number;
  readonly [detail: string]: unknown;
}

/** Returns the places of a turn, from `extra_metadata.places`; throws `invalid_request` for one without a name. */
export function placesOf(metadata: Readonly<Record<string, unknown>> | null): Record<string, unknown>[] {
  const given = metadata?.places;
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw invalid('/extra_metadata/places', 'must be an array of places');
  return given
    .map((place: unknown, index) => {
      const name = typeof place === 'object' && place !== null && 'name' in place ? place.name : undefined;
      if (typeof name !== 'string' || name.trim() === '') {
        throw invalid(`/extra_metadata/places/${index}/name`, 'must be a non-empty string');
      }
      const whole = place as Record<string, unknown>;
      return JSON.stringify(whole).length <= PLACE_CHARACTERS
        ? whole
        : { name: name.slice(0, PLACE_CHARACTERS).toWellFormed() };
    })
    .slice(0, PLACES_PER_TURN);
}

/** Returns the most recent places of several turns, in the order they were mentioned. */
export function latestPlaces(turns: readonly Pick<HistoryTurn, 'turnNumber' | 'places'>[]): Place[] {
  const latest: Place[] = [];
  for (let index = turns.length - 1; index >= 0 && latest.length < PLACES_PER_CONTEXT; index -= 1) {
    const turn = turns[index];
    for (const place of turn?.places.toReversed() ?? []) {
      latest.push({ ...place, name: String(place.name), _turn_number: turn?.turnNumber ?? 0 });
    }
  }
  return latest.slice(0, PLACES_PER_CONTEXT).reverse();
}

/** Returns the places that still count once turns of a reach that ends at `oldestTurn` brought newer ones. */
export function followedPlaces(
  earlier: readonly Place[],
  turns: readonly Pick<HistoryTurn, 'turnNumber' | 'places'>[],
  oldestTurn: number,
): readonly Place[] {
  const newer = latestPlaces(turns);
  const gone = earlier.findIndex(({ _turn_number }) => _turn_number >= oldestTurn);
  if (newer.length === 0 && gone === 0) return earlier;
  return [...(gone < 0 ? [] : earlier.slice(gone)), ...newer].slice(-PLACES_PER_CONTEXT);
}

/** A place as a context lists it: under the number that the prompt gives it. */
export type NumberedPlace = Place & { readonly _number: number };

/** Returns places as one list: each name once, as the latest turn tells it, numbered in their order. */
export function numberedPlaces(mentions: readonly Place[]): NumberedPlace[] {
  const latest = new Map<string, Place>();
  for (const place of mentions) {
    const name = foldAccents(place.name.toLowerCase()).replaceAll(/\s+/g, ' ').trim();
    const known = latest.get(name);
    if (known?._turn_number === place._turn_number) continue; // of one turn, the first stands
    latest.delete(name); // so that it stands where it was mentioned last
    latest.set(name, place);
  }
  return [...latest.values()].map((place, index) => ({ ...place, _number: index + 1 }));
}

/** Lists places as `1. La Venencia (turno 3)`, a line each, with the tokens they take. */
export function listPlaces(
  places: readonly NumberedPlace[],
  words: Words,
): { readonly lines: string; readonly tokens: number } {
  let tokens = 0;
  const lines = places.map((place, index) => {
    const number = `${place._number}.`;
    const name = ` ${place.name.replaceAll(/\s+/g, ' ').trim().slice(0, 120).trim().toWellFormed()}`;
    const origin = ` (${words.turn} ${place._turn_number})${index === places.length - 1 ? '' : '\n'}`;
    // The encoding splits before a blank that follows a mark, a letter or a digit, so the pieces add up to the line.
    tokens += countShort(number) + countShort(name) + countShort(origin);
    return number + name + origin;
  });
  return { lines: lines.join(''), tokens };
}

function invalid(pointer: string, message: string): HipocampoError {
  return new HipocampoError('invalid_request', 'a place is not usable', { faults: [{ pointer, message }] });
}
