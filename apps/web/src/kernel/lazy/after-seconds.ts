/** From now, as an instant. */
export const afterSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
