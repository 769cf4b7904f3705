import { chromium } from '@playwright/test';
const base='http://127.0.0.1:3352';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
export async function signIn(login, width=1440, dark=false) {
  const c = await browser.newContext({ viewport:{width, height: width<500?740:900}, locale:'pt-BR', timezoneId:'America/Sao_Paulo', colorScheme: dark?'dark':'light' });
  const page = await c.newPage();
  page.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,300)));
  page.on('pageerror', e => console.log('pageerror', e.message));
  page.on('response', async r => { if (r.status()>=400 && r.url().includes('/api/')) console.log(r.status(), r.request().method(), r.url(), (await r.text()).slice(0,300)); });
  await page.goto(base+'/login');
  await page.getByLabel(/E-mail|CPF/i).first().fill(login);
  await page.getByLabel(/Senha/i).first().fill('Cracha@2026');
  await page.getByRole('button',{name:/Entrar/}).first().click();
  await page.waitForURL(u=>!u.pathname.includes('login'),{timeout:15000}).catch(()=>{});
  return page;
}
const shot = (page, n, full) => page.screenshot({ path:`/tmp/w/hr-shots/${n}.png`, fullPage: full });
const [,, what='list', w='1440', theme=''] = process.argv;
const page = await signIn(process.env.WHO ?? 'helena@pantanal.test', Number(w), theme==='dark');
await page.waitForTimeout(1500);
const { default: run } = await import(`/tmp/w/hr-${what}.mjs`);
try { await run({ page, base, shot: n => shot(page, `${n}-${w}${theme}`), url: () => page.url() }); } catch (e) { console.log(e.message); await shot(page, `fail-${what}`); }
await browser.close();
