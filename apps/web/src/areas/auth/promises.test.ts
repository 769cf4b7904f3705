import { languages } from '@cracha/contract/kernel/wire.ts';
import { navigation } from '@cracha/contract/navigation/navigation.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { describe, expect, test } from 'vitest';
import { profileChoiceTexts } from '#features/identity/first-steps/profile-choice.messages.ts';
import { accessLettersTexts } from '#features/identity/letters/access-letters.messages.ts';
import { authTexts } from './auth.messages.ts';

const routes: Route[] = Object.values(navigation).flat();
const isPlanned = (screen: string) => routes.find(route => route.screen === screen)?.planned === true;

/** A word that promises, in three languages, and the screens one of which keeps it. */
const promises = [
  [/\bponto\b|time clock|\bhours\b|fichaje/i, ['worker-punch']],
  [/pedidos|requests|solicitudes/i, ['worker-requests', 'hr-requests']],
  [/aprovaç|approval|aprobacion/i, ['manager-requests']],
] as const;

/** What is said before anybody has come in. */
async function told(language: (typeof languages)[number]): Promise<string[]> {
  const [panel, profiles, letter] = await Promise.all([
    authTexts.load(language),
    profileChoiceTexts.load(language),
    accessLettersTexts.load(language),
  ]);
  return [panel.promise, panel.promiseLead, ...Object.values(profiles), letter.paperLead];
}

describe.each(promises)('%s', (words, screens) => {
  test.each(languages)('is promised in %s by nobody while its screens are planned', async language => {
    const kept = screens.some(screen => !isPlanned(screen));
    const said = (await told(language)).filter(text => words.test(text));
    expect(kept ? [] : said).toEqual([]);
  });
  test('names screens that are in the navigation', () => {
    for (const screen of screens) expect(routes.map(route => route.screen)).toContain(screen);
  });
});
