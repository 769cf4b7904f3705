import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { supportLineTexts } from '../apps/web/src/areas/support-line.messages.ts';
import { companiesTexts } from '../apps/web/src/features/identity/companies/companies.messages.ts';
import { signInTexts } from '../apps/web/src/features/identity/entry/sign-in.messages.ts';
import { registrationTexts } from '../apps/web/src/features/identity/registration.messages.ts';
import { accessLetterTexts } from '../apps/web/src/features/identity/sign-in/access-letter.messages.ts';
import { accountInUseTexts } from '../apps/web/src/features/identity/sign-in/account-in-use.messages.ts';
import { passwordTexts } from '../apps/web/src/features/identity/sign-in/password.messages.ts';
import { nodeFlags, product } from '../scripts/lib/node24.mjs';
import { picture } from './pictures.ts';
import { readSession } from './signed-in.ts';
import { type Ask, expect, story } from './story.ts';

// Whose an account is, on a phone and in each language. What the screens must say is taken from their own texts.

story.use({ viewport: { width: 360, height: 740 } });

const password = 'Quintal-Azul-77';
const born = { day: '1990-04-17', typed: '17041990' };

/** Somebody whom a group lists as a worker: their link waits for them. @returns the person */
async function listed(ask: Ask, cpf: string, name: string, group: string): Promise<string> {
  const [made] = await ask(
    `with someone as (insert into person (cpf, name) values ($1, $2) on conflict (cpf) do update set name = excluded.name returning id),
       firm as (select c.id, c.access_group_id from company c join access_group g on g.id = c.access_group_id where g.name = $3 order by c.cnpj limit 1),
       read as (insert into privacy_acceptance (person_id, version)
         select someone.id, (select max(version) from privacy_acceptance) from someone on conflict do nothing),
       role as (insert into membership (person_id, role, access_group_id, access_profile_id)
         select someone.id, 'EMPREGADO', firm.access_group_id, a.id from someone, firm, access_profile a where a.access_group_id is null and a.role = 'EMPREGADO')
     insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on)
     select firm.access_group_id, firm.id, someone.id, $2, $1, '2026-11-01' from firm, someone returning person_id`,
    [cpf, name, group],
  );
  return String(made?.person_id);
}

/** The code of the letter that the HR who is signed in on the page makes for a person. */
async function letterFor(page: Page, person: string): Promise<string> {
  const { token } = JSON.parse(await readSession(page));
  const answer = await page.request.post('/api/usuario/cartas-acesso', {
    headers: { authorization: `Bearer ${token.value}`, 'x-profile': 'rh' },
    data: { itens: [{ idUsuario: person, dataNascimento: born.day }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json())[0].codigo;
}

/** Nobody is signed in, and the product speaks the language. */
async function afresh(page: Page, language: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/health');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/login');
  await page.getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The link that the machine itself prints for an administrator. */
async function machineLink(socket: string, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags, ...product, 'administrator', email], {
    env: { ...process.env, DATA_DIR: dirname(socket) },
  });
  const { pathname, search, hash } = new URL(stdout.split('\n').find(line => line.startsWith('http')) ?? '');
  return pathname + search + hash;
}

const people = {
  'pt-BR': { joao: '57721566401', taken: '69314718131' },
  'en-US': { joao: '57721566592', taken: '69314718212' },
  'es-ES': { joao: '57721566673', taken: '69314718301' },
} as const;

for (const [language, cpfs] of Object.entries(people)) {
  story(
    `whose an account is can be walked on a phone in ${language}, and afterwards each has their own`,
    async ({ page, ask, signIn, installation }) => {
      const [signInT, letterT, inUseT, passwordT, companiesT, lineT, registrationT] = await Promise.all([
        signInTexts.load(language as 'pt-BR'),
        accessLetterTexts.load(language as 'pt-BR'),
        accountInUseTexts.load(language as 'pt-BR'),
        passwordTexts.load(language as 'pt-BR'),
        companiesTexts.load(language as 'pt-BR'),
        supportLineTexts.load(language as 'pt-BR'),
        registrationTexts.load(language as 'pt-BR'),
      ]);
      const heading = page.getByRole('heading', { level: 1 });
      const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
      const byLetter = async (code: string, cpf: string) => {
        await page.goto('/login/primeiro-acesso');
        await expect(heading).toHaveText(letterT.title);
        await page.getByLabel(letterT.code).fill(code);
        await page.getByLabel('CPF').fill(cpf);
        await page.getByLabel(letterT.born).fill(born.typed);
        await press(letterT.go);
      };
      const choosePassword = async (chosen = password) => {
        await expect(heading).toHaveText(passwordT.title);
        await page.getByLabel(passwordT.password, { exact: true }).fill(chosen);
        await page.getByLabel(passwordT.repeat).fill(chosen);
        await press(passwordT.save);
        await expect(page).not.toHaveURL(/definicao-senha/);
      };
      const howAccepted = (cpf: string) =>
        ask(
          `select g.name as group, m.accepted_how as how from membership m join person p on p.id = m.person_id
           join access_group g on g.id = m.access_group_id where p.cpf = $1 order by g.name`,
          [cpf],
        );
      /** Nobody has used the account for days: its sessions are of then. */
      const longAgo = async (person: string) => {
        await ask(
          "update session set created_at = now() - interval '80 hours', idle_until = now() - interval '70 hours' where person_id = $1",
          [person],
        );
        await ask(
          "update session_token set created_at = now() - interval '80 hours' where session_id in (select id from session where person_id = $1)",
          [person],
        );
      };
      const [joao, taken] = [
        await listed(ask, cpfs.joao, 'João Ventura', 'Grupo Pantanal'),
        await listed(ask, cpfs.taken, 'Rosa Ventura', 'Grupo Boreal'),
      ];
      await listed(ask, cpfs.joao, 'João Ventura', 'Grupo Boreal');
      await listed(ask, cpfs.taken, 'Rosa Ventura', 'Grupo Pantanal');
      await signIn('helena@pantanal.test');
      const [first, rightful] = [await letterFor(page, joao), await letterFor(page, taken)];
      await afresh(page, 'pt-BR');
      await signIn('bruno@boreal.test');
      const [second, strangers] = [await letterFor(page, joao), await letterFor(page, taken)];

      // João's first access, by the letter of his employer
      await afresh(page, language);
      await byLetter(first, cpfs.joao);
      await choosePassword();
      // who has no e-mail comes to another employer: the letter of that one opens no account, the account accepts it
      await afresh(page, language);
      await byLetter(second, cpfs.joao);
      await expect(heading).toHaveText(inUseT.title);
      await picture(page, `letter-in-use-${language}`, ['phone']);
      await page.getByRole('link', { name: inUseT.signIn }).click();
      await page.getByLabel(signInT.identifier).fill(cpfs.joao);
      await page.getByLabel(signInT.password, { exact: true }).fill(password);
      await press(signInT.enter);
      await page.waitForURL(url => !url.pathname.startsWith('/login'));
      // one accepted, one waiting
      await page.goto(`/trabalhador/minha-conta?parte=empresas&codigo=${second}`);
      await expect(page.getByText(companiesT.claimsLead)).toBeVisible();
      await picture(page, `own-companies-${language}`, ['phone']);
      await press(companiesT.accept);
      await expect(page.getByText(companiesT.done)).toBeVisible();
      expect(await howAccepted(cpfs.joao)).toEqual([
        { group: 'Grupo Boreal', how: 'letter' },
        { group: 'Grupo Pantanal', how: 'letter' },
      ]);

      // a stranger used the other company's letter first: who the account belongs to asks for it, waits, and takes it over
      await afresh(page, language);
      await byLetter(strangers, cpfs.taken);
      await choosePassword();
      await ask('update person set email = $2, email_confirmed_at = now() where cpf = $1', [
        cpfs.taken,
        `${cpfs.taken}@boreal.test`,
      ]);
      await longAgo(taken);
      await afresh(page, language);
      await byLetter(rightful, cpfs.taken);
      await expect(heading).toHaveText(inUseT.title);
      await press(inUseT.ask);
      await expect(page.getByText(inUseT.waits)).toBeVisible();
      await picture(page, `account-asked-${language}`, ['phone']);
      await ask("update account_case set asked_at = now() - interval '73 hours', due_at = now() - interval '1 hour'");
      await afresh(page, language);
      await byLetter(rightful, cpfs.taken);
      await choosePassword(`${password}8`);
      expect(await howAccepted(cpfs.taken)).toEqual([
        { group: 'Grupo Boreal', how: null },
        { group: 'Grupo Pantanal', how: 'letter' },
      ]);

      // the phone of an administrator is lost: the machine prints a link
      await afresh(page, language);
      await page.goto(await machineLink(installation.socket, 'admin@cracha.test'));
      await choosePassword(`${password}${language}`);
      // the authenticator ended with the password: a new one is made before anything else
      await expect(heading).toHaveText(registrationT.title);
      await picture(page, `administrator-again-${language}`, ['phone']);

      // support is in Maria's account, which says so on her screens
      await ask(
        `insert into support_grant (person_id, supporter_id, granted_by, reason, granted_at, granted_until, begun_at)
       select m.id, s.id, m.id, 'Não abre o recibo', now(), now() + interval '1 hour', now() from person m, person s
        where m.email = 'maria@pantanal.test' and s.email = 'suporte@cracha.test'`,
      );
      await afresh(page, language);
      await page.getByLabel(signInT.identifier).fill('maria@pantanal.test');
      await page.getByLabel(signInT.password, { exact: true }).fill('Cracha@2026');
      await press(signInT.enter);
      await page.waitForURL(url => !url.pathname.startsWith('/login'));
      await page.goto('/trabalhador/recibos');
      await expect(page.getByText(lineT.inside('Sueli Ramos'))).toBeVisible();
      await picture(page, `support-inside-${language}`, ['phone']);
      await press(lineT.endOwn);
      await expect(page.getByText(lineT.gone)).toBeVisible();
      await expect(page.getByText(lineT.inside('Sueli Ramos'))).toHaveCount(0);
      expect(await ask('select from support_grant where ended_at is null')).toEqual([]);
    },
  );
}
