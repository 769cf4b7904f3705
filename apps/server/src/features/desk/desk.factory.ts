import { deskContract as desk } from '@cracha/contract/features/desk/desk.contract.ts';
import { deskSetupContract as setup } from '@cracha/contract/features/desk/desk-setup.contract.ts';
import type { TestApp } from '#test/app.ts';

type Needed = Pick<TestApp, 'as' | 'personId'>;

/** A category by its name, as its HR sees it. */
export async function categoryNamed(app: Needed, name: string) {
  const found = (await (await app.as('helena', 'rh'))(setup.deskCategories, {})).find(one => one.nome === name);
  if (!found) throw new Error(`No category is called ${name}.`);
  return found;
}

/** A category of Helena's that nobody else of HR answers. */
export async function confidentialCategory(app: Needed, nome = 'Ouvidoria') {
  const helena = await app.as('helena', 'rh');
  const grupo = [await app.personId('helena')];
  return helena(setup.createDeskCategory, {
    body: { nome, campos: [], sigilosa: true, grupo, primeiraResposta: 60, solucao: 480, ativa: true },
  });
}

/** Maria's employment whose desk has this category: she may have several. */
export async function employmentWith(app: Needed, idCategoria: string): Promise<string> {
  const options = await (await app.as('maria', 'trabalhador'))(desk.deskOptions, {});
  const found = options.find(({ categorias }) => categorias.some(({ id }) => id === idCategoria));
  if (!found) throw new Error('No employment of hers has this category.');
  return found.idVinculo;
}

/** A ticket of Maria's, of a category. */
export async function ticketOf(app: Needed, idCategoria: string, assunto = 'Desconto em novembro'): Promise<string> {
  const maria = await app.as('maria', 'trabalhador');
  const mensagem = 'Não entendi o desconto de novembro.';
  const idVinculo = await employmentWith(app, idCategoria);
  return (await maria(desk.openTicket, { body: { idVinculo, idCategoria, assunto, mensagem } })).id;
}
