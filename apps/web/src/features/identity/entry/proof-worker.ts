import { findProof, type Proof } from './proof.ts';

/** Found, or how many tries so far. */
export type ProofNews = { token: string } | { tries: number };

const batch = 8192;

addEventListener('message', ({ data }: MessageEvent<Proof>) => {
  for (let tries = 0; ; tries += batch) {
    const token = findProof(data, tries, batch);
    const news: ProofNews = token ? { token } : { tries: tries + batch };
    postMessage(news);
    if (token) return;
  }
});
