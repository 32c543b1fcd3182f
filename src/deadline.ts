/** Returns what the work comes to, or throws after so many milliseconds; the work itself goes on, and nobody waits for it. */
export async function withinDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
