import { expect, it } from 'vitest';
import { readText, slipOf } from '../mutation/page-of-text.ts';

const OWN = '159.648.540-01';
const EMPLOYER = '945.807.302-24';
const THIRD = '111.444.777-35';
const bare = (cpf: string) => cpf.replace(/\D/g, '');
const MONTH = 'Competência: 05/2026';
const WORKER = `Matrícula: 0101   Nome: Ademar Tavares Pinto   CPF: ${OWN}`;
const several = (codes: readonly { code: string }[]) => codes.some(({ code }) => code === 'SEVERAL_CPFS');

/** A slip whose employer is a person: the company's rows are the head's own. */
const slipOfPerson = (head: string) => {
  const [document] = readText(
    `RECIBO DE PAGAMENTO DE SALÁRIO\n${head}\n${MONTH}\n
Cód.   Descrição                 Referência    Vencimentos      Descontos
001    SALÁRIO MENSAL                 30,00       2.640,00
501    INSS                            9,00                        237,60

                                 TOTAIS           2.640,00         237,60
                                 LÍQUIDO A RECEBER               2.402,40\n`,
  );
  if (!document) throw new Error('the page holds no document');
  return document;
};

it.each([
  [`Empregador: Lauro Bomfim   CPF: ${EMPLOYER}\nEmpregado: Ademar Tavares Pinto   Matrícula: 0101   CPF: ${OWN}`],
  [
    `Empregador: Lauro Bomfim\nCPF: ${EMPLOYER} CAEPF: 945.807.302/001-42\nEmpregado: Ademar Tavares Pinto   CPF: ${OWN}`,
  ],
  [`Empregador: Lauro Bomfim\nCPF: ${EMPLOYER}\nMatrícula: 0101   Nome: Ademar Tavares Pinto   CPF: ${OWN}`],
  [`Empregador: Lauro Bomfim\nCPF: ${EMPLOYER}\nCPF: ${OWN}   Nome: Ademar Tavares Pinto`],
  [`EMPREGADOR\nNome: Lauro Bomfim\nCPF: ${EMPLOYER}\nEMPREGADO\nNome: Ademar Tavares Pinto\nCPF: ${OWN}`],
  [
    `DADOS DO EMPREGADOR\nNome: Lauro Bomfim   CPF: ${EMPLOYER}\nDADOS DO EMPREGADO\nNome: Ademar Tavares Pinto   CPF: ${OWN}`,
  ],
  [`Fazenda Boa Vista - Lauro Bomfim   CPF: ${EMPLOYER}\nMatrícula: 0101   Nome: Ademar Tavares Pinto   CPF: ${OWN}`],
  [`Lauro Bomfim   CNPJ/CPF: ${EMPLOYER}\nNome: Ademar Tavares Pinto   CPF: ${OWN}`],
  [`CPF do empregador: ${EMPLOYER}\nNome: Ademar Tavares Pinto   CPF do empregado: ${OWN}`],
  [`Empregado: Ademar Tavares Pinto   CPF: ${OWN}\nEmpregador: Lauro Bomfim   CPF: ${EMPLOYER}`],
  [`Lauro Bomfim   ${EMPLOYER} CEI 51.234.56789/01\nEmpregado: Ademar Tavares Pinto   ${OWN}`],
])('an employer who is a person has a CPF, and the worker another: %s', head => {
  const document = slipOfPerson(head);
  expect(document).toMatchObject({ cpf: bare(OWN), name: 'Ademar Tavares Pinto' });
  expect(several(document.findings)).toBe(false);
});

it.each([
  [`Emitido por Lídia Matos - CPF ${THIRD} em 03/06/2026`],
  [`Emitente: Lídia Matos   CPF: ${THIRD}`],
  [`Responsável: Lídia Matos CPF ${THIRD}`],
  [`Beneficiária da pensão: Rosa Lima   CPF: ${THIRD}   300,00`],
  [`Pensão alimentícia paga a Rosa Lima, CPF ${THIRD}: R$ 300,00`],
  [`DEPENDENTES\nNome: Ana Pinto   CPF: ${THIRD}\nNome: Bia Pinto   CPF: ${EMPLOYER}`],
  [`Dependente: Ana Pinto   CPF: ${THIRD}`],
  [`PENSÃO ALIMENTÍCIA\nNome: Rosa Lima\nCPF: ${THIRD}   Valor: 300,00`],
  [`______________________\nLídia Matos\nCPF: ${THIRD}`],
  [`Impresso pelo usuário LIDIA CPF ${THIRD}`],
  [`Representante legal: Lídia Matos   CPF: ${THIRD}`],
  [`Testemunha: Lídia Matos   CPF: ${THIRD}   Testemunha: Rui Prado   CPF: ${EMPLOYER}`],
  [`Gerente: Lídia Matos   CPF: ${THIRD}`],
])('the CPF of somebody else is no doubt and never the worker’s: %s', foot => {
  const document = slipOf(`${WORKER}\n${MONTH}`, foot);
  expect(document).toMatchObject({ cpf: bare(OWN), name: 'Ademar Tavares Pinto' });
  expect(several(document.findings)).toBe(false);
  const alone = slipOf(`Matrícula: 0101   Nome: Ademar Tavares Pinto\n${MONTH}`, foot);
  if (!foot.startsWith('___')) expect(alone.cpf).toBeUndefined();
});

it('a number without a label above the items goes before a signature’s with one', () => {
  const document = slipOf(
    `Matrícula: 0101   Ademar Tavares Pinto   ${OWN}\n${MONTH}`,
    `____________\nLídia Matos\nCPF: ${THIRD}`,
  );
  expect(document.cpf).toBe(bare(OWN));
  expect(several(document.findings)).toBe(false);
});

it.each([
  [`Nome: Rui Prado   CPF: ${THIRD}   Matrícula: 0102`],
  [`Funcionário: 0102 - Rui Prado\nCPF: ${THIRD}`],
  [`CPF: ${THIRD}\nHoras extras   120,00`],
])('and another worker’s is: %s', foot => {
  expect(several(slipOf(`${WORKER}\n${MONTH}`, foot).findings)).toBe(true);
});

it.each([
  ['Cargo: Contador   CPF: 159.648.540-01   Matrícula: 0101   Nome: Ademar Tavares Pinto'],
  ['Nome: Ademar Tavares Pinto   Cargo: Gerente   CPF: 159.648.540-01'],
  ['Nome: Ademar Tavares Pinto   Dependentes: 2   CPF: 159.648.540-01'],
  ['Nome: Ademar Tavares Pinto   Depto: Responsável Técnico   CPF: 159.648.540-01'],
])('what the worker does makes the CPF nobody else’s: %s', head => {
  expect(slipOf(`${head}\n${MONTH}`).cpf).toBe(bare(OWN));
});

const CLIENT = '41.653.828/0001-26';
const COMPANY = '77.091.453/0001-03';
const slipOfCompanies = (head: string) => slipOfPerson(`${head}\n${WORKER}`);

it.each([
  [`Cliente: 00012 Mercado Inventado Ltda   Nº Inscrição: ${CLIENT}\nOficina Caju Ltda\nCNPJ: ${COMPANY}`],
  [`Tomador: Mercado Inventado Ltda   CNPJ: ${CLIENT}\nEmpresa: Oficina Caju Ltda   CNPJ: ${COMPANY}`],
  [
    `TOMADOR DE SERVIÇOS\nRazão: Mercado Inventado Ltda\nCNPJ: ${CLIENT}\nEMPREGADOR\nOficina Caju Ltda   CNPJ: ${COMPANY}`,
  ],
  [`Local de trabalho: Mercado Inventado Ltda   CNPJ: ${CLIENT}\nOficina Caju Ltda   CNPJ: ${COMPANY}`],
  [`Contratante: Mercado Inventado Ltda   CNPJ: ${CLIENT}\nOficina Caju Ltda   CNPJ: ${COMPANY}`],
  [`Obra: 15 Mercado Inventado Ltda   CNPJ: ${CLIENT}\nOficina Caju Ltda   CNPJ: ${COMPANY}`],
  [`Posto: Mercado Inventado Ltda   CNPJ: ${CLIENT}\nOficina Caju Ltda   CNPJ: ${COMPANY}`],
  [`Empregador: Oficina Caju Ltda   CNPJ: ${COMPANY}\nCliente: Mercado Inventado Ltda   CNPJ: ${CLIENT}`],
])('a client is not the employer: %s', head => {
  const document = slipOfCompanies(head);
  expect(document).toMatchObject({ companyCnpj: COMPANY.replace(/\D/g, ''), otherCnpjs: [CLIENT.replace(/\D/g, '')] });
  expect(document.companyName).not.toContain('Mercado');
});
