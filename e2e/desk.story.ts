import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const newest = `
  select t.state, t.rating, t.first_answered_at is not null as answered from desk_ticket t join person p on p.id = t.person_id
   where p.email = 'maria@pantanal.test' and t.subject = $1`;

story(
  'a worker can ask HR and read the answer as it comes, and afterwards the ticket is solved and rated',
  async ({ page, ask, signIn, phone }) => {
    const maria = await phone('maria@pantanal.test');
    await maria.goto('/trabalhador/fale-com-o-rh');
    await maria.getByLabel('Assunto').selectOption('Benefícios');
    await maria.getByLabel('Em poucas palavras').fill('Vale-refeição de novembro');
    await maria.getByLabel('O que aconteceu?').fill('O vale de novembro não caiu no cartão.');
    await maria.getByLabel(/É sobre um recibo/).selectOption({ index: 1 });
    await picture(maria, 'desk-form', ['phone']);
    await maria.getByRole('button', { name: 'Enviar' }).click();
    await maria.getByRole('link', { name: /Vale-refeição de novembro/ }).click();
    await expect(maria.getByText('O vale de novembro não caiu no cartão.')).toBeVisible();
    await expect(maria.getByRole('link', { name: 'Ver o recibo de que se trata' })).toBeVisible();
    await picture(maria, 'desk-ticket', ['phone']);

    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('helena@pantanal.test');
    await page.goto('/rh/solicitacoes/atendimento?fila=semDono');
    await expect(page.getByRole('link', { name: 'Vale-refeição de novembro' })).toBeVisible();
    await picture(page, 'desk-queue');
    await page.getByRole('link', { name: 'Vale-refeição de novembro' }).click();
    await page.getByRole('button', { name: 'Assumir' }).click();
    await expect(page.getByText('Atendimento assumido')).toBeVisible();
    await page.getByLabel('Resposta ao trabalhador').fill('A operadora atrasou. Cai amanhã cedo.');
    await picture(page, 'desk-answer');
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(page.getByText('Resposta enviada')).toBeVisible();
    // nobody touches her phone
    await expect(maria.getByText('A operadora atrasou. Cai amanhã cedo.')).toBeVisible();
    expect(await ask(newest, ['Vale-refeição de novembro'])).toEqual([
      { state: 'inProgress', rating: null, answered: true },
    ]);

    await page.getByLabel('Resposta ao trabalhador').fill('O crédito caiu hoje às 7h.');
    await page.getByRole('button', { name: 'Responder e resolver' }).click();
    await expect(maria.getByText('O crédito caiu hoje às 7h.')).toBeVisible();
    await maria.getByRole('radio', { name: '5 de 5, ótimo' }).press('Space');
    await picture(maria, 'desk-solved', ['phone']);
    await maria.getByRole('button', { name: 'Avaliar e encerrar' }).click();
    await expect(maria.getByText('Você avaliou com 5 de 5.')).toBeVisible();
    await expect(page.getByText('5 de 5')).toBeVisible();
    expect(await ask(newest, ['Vale-refeição de novembro'])).toEqual([{ state: 'closed', rating: 5, answered: true }]);
  },
);
