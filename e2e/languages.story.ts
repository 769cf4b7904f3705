import { messageOf } from '@cracha/contract/errors/message.ts';
import { signInTexts } from '../apps/web/src/features/identity/entry/sign-in.messages.ts';
import { ethnicityTexts } from '../apps/web/src/features/identity/ethnicity.messages.ts';
import { contactTexts } from '../apps/web/src/features/identity/first-steps/contact.messages.ts';
import { policyTexts } from '../apps/web/src/features/identity/first-steps/privacy-policy.messages.ts';
import { passwordTexts } from '../apps/web/src/features/identity/sign-in/password.messages.ts';
import { twoFactorTexts } from '../apps/web/src/features/identity/sign-in/two-factor.messages.ts';
import { codeTexts } from '../apps/web/src/kernel/lazy/code.messages.ts';
import { authenticator, newest } from './codes.ts';
import { picture } from './pictures.ts';
import { type Ask, expect, readPolicy, story } from './story.ts';

// The way in once more in the two other languages; in Portuguese it is first-day.story.ts. What the screens must say is taken from
// their own texts: a screen that forgot to ask for them says something else.

/** João before his first day: nothing accepted, nothing confirmed, the password that HR gave. */
async function asNew(ask: Ask): Promise<void> {
  const his = "person_id = (select id from person where email = 'joao@pantanal.test')";
  await ask(`delete from privacy_acceptance where ${his}`);
  await ask(`delete from contact_code where ${his}`);
  await ask(
    `update person set password_hash = (select password_hash from person where email = 'maria@pantanal.test'), password_provisional = true,
       cell_phone = null, cell_phone_confirmed_at = null, email_confirmed_at = null, ethnicity = null, ethnicity_confirmed_at = null
      where email = 'joao@pantanal.test'`,
  );
}

for (const [language, name] of [
  ['en-US', 'English'],
  ['es-ES', 'Español'],
] as const) {
  story(`João can walk his whole first day in ${name}, and afterwards is at home`, async ({ page, ask }) => {
    const [signIn, policy, password, contact, code, ethnicity] = await Promise.all([
      signInTexts.load(language),
      policyTexts.load(language),
      passwordTexts.load(language),
      contactTexts.load(language),
      codeTexts.load(language),
      ethnicityTexts.load(language),
    ]);
    const heading = page.getByRole('heading', { level: 1 });
    const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
    await asNew(ask);
    await page.goto('/login');
    await page.getByRole('combobox').selectOption(language);
    await expect(heading).toHaveText(signIn.title);
    await page.getByLabel(signIn.identifier).fill('390.533.447-05');
    await page.getByLabel(signIn.password, { exact: true }).fill('Cracha@2026');
    await press(signIn.enter);

    await expect(heading).toHaveText(policy.title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await readPolicy(page, policy);
    await press(policy.accept);

    await expect(heading).toHaveText(password.title);
    await page.getByLabel(password.password, { exact: true }).fill(`Trevo-${name}-9`);
    await page.getByLabel(password.repeat).fill(`Trevo-${name}-9`);
    await picture(page, `step-password-${language}`, ['phone']);
    await press(password.save);

    await expect(heading).toHaveText(contact.cellPhoneTitle);
    await page.getByLabel(contact.cellPhoneLabel).fill('(11) 91234-4417');
    await press(contact.goOn);
    await press(contact.send);
    await expect(heading).toHaveText(contact.cellPhoneCodeTitle);
    await picture(page, `step-phone-code-${language}`, ['phone']);
    await page.getByLabel(code.label).fill(await newest(ask, 'sms', /\b\d{6}\b/));
    await press(code.confirm);

    await expect(heading).toHaveText(contact.emailTitle);
    await press(contact.right);
    await press(contact.send);
    await expect(heading).toHaveText(contact.emailCodeTitle);
    await page.getByLabel(code.label).fill(await newest(ask, 'mail', /\b\d{6}\b/));
    await press(code.confirm);

    await expect(heading).toHaveText(ethnicity.title);
    await page.getByRole('radio', { name: ethnicity.parda }).check();
    await page.getByRole('checkbox').check();
    await press(ethnicity.confirm);
    await expect(page).toHaveURL(/\/trabalhador\/inicio$/);
    const [joao] = await ask(
      `select cell_phone_confirmed_at is not null as phone, email_confirmed_at is not null as mail, ethnicity
         from person where email = 'joao@pantanal.test'`,
    );
    expect(joao).toEqual({ phone: true, mail: true, ethnicity: 'parda' });
  });

  story(`Fernanda can sign in with her second factor in ${name}, and is told of a wrong one`, async ({ page, ask }) => {
    const [signIn, twoFactor, wrong] = await Promise.all([
      signInTexts.load(language),
      twoFactorTexts.load(language),
      messageOf('TWO_FACTOR_CODE_INVALID', language),
    ]);
    // a code counts once, and the Portuguese story may have used this one
    await ask("update person set two_factor_step = 0 where email = 'fernanda@pantanal.test'");
    await page.goto('/login');
    await page.getByRole('combobox').selectOption(language);
    await page.getByLabel(signIn.identifier).fill('fernanda@pantanal.test');
    await page.getByLabel(signIn.password, { exact: true }).fill('Cracha@2026');
    await page.getByRole('button', { name: signIn.enter, exact: true }).click();
    const box = page.getByLabel(twoFactor.label);
    await expect(box).toBeFocused();
    await box.fill('000000');
    await expect(page.getByText(wrong)).toBeVisible();
    await picture(page, `login-2f-wrong-${language}`, ['phone']);
    await box.fill(authenticator.generate());
    await expect(page).toHaveURL(/\/financeiro\/inicio$/);
    const sessions = await ask(
      `select s.id from session s join person p on p.id = s.person_id
        where p.email = 'fernanda@pantanal.test' and s.created_at > now() - interval '1 minute'`,
    );
    expect(sessions.length).toBeGreaterThan(0);
  });
}
