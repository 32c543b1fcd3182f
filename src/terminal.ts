/** Writes text where a command's result goes. */
export type Print = (text: string) => void;
