/** Something to do that a text seeks, in the user's own words. */
export interface FoundActivity {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** What it tells of other slots: `evening`, `morning`, `midday` of its hour, `food`, `travel`; `vague` gives way to any more telling word. */
  readonly traits: readonly string[];
}

/** The traits of an aim that begins with a verb of doing: behind a wish it is as good as one that a list knows. */
export const LED = 'led';
/** The trait of an aim whose verb no list knows. */
export const DEED = 'deed';
/** The trait of an aim that is told of as a whole: the party of "decorate the hall for the party" is no name for it. */
export const ERRAND = 'errand';
