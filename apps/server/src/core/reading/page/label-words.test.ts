import { expect, it } from 'vitest';
import { slipOf } from '../mutation/page-of-text.ts';

const COMPETENCE = 'Competência: 05/2026';

it.each([
  ['Matrícula: 0108   Nome: Helena do Nascimento', 'Helena do Nascimento'],
  ['Matrícula: 0108   Nome: José Nascimento', 'José Nascimento'],
  ['Matrícula: 0108   Nome: Nascimento Filho', 'Nascimento Filho'],
  ['Matrícula: 0108   Nome: Rita da Conta Silva', 'Rita da Conta Silva'],
  ['Matrícula: 0108   Nome: Maria Conta', 'Maria Conta'],
  ['Matrícula: 0108   Nome: Ana Agência Prado', 'Ana Agência Prado'],
  ['Matrícula: 0108   Nome: Bento da Função', 'Bento da Função'],
  ['Matrícula: 0108   Nome: Joana Cargo Reis    Admissão: 01/02/2020', 'Joana Cargo Reis'],
  ['Matrícula: 0108   Nome: Luís da Admissão Prado   Cargo: Soldador', 'Luís da Admissão Prado'],
  ['Matrícula: 0108   Nome: João Bruto    CPF: 159.648.540-01', 'João Bruto'],
  ['Matrícula: 0108   Nome: Cláudia Faixa Saldo', 'Cláudia Faixa Saldo'],
  ['Matrícula: 0108   Funcionário: Helena do Nascimento', 'Helena do Nascimento'],
  ['Funcionário: 0108 - Helena do Nascimento', 'Helena do Nascimento'],
  [
    'Matrícula   Nome                      Cargo\n0108        Helena do Nascimento      Soldadora',
    'Helena do Nascimento',
  ],
  [
    'Matrícula   Nome                      Admissão\n0108        José Nascimento           01/02/2020',
    'José Nascimento',
  ],
  ['Matrícula   Nome do Funcionário       Cargo\n0108        Rita da Conta             Soldadora', 'Rita da Conta'],
  ['Matrícula: 0108\nNome\nJosé Nascimento', 'José Nascimento'],
  ['Matrícula: 0108   Nome: Raoni', 'Raoni'],
  ['Matrícula: 0108   Nome: Raoni   CPF: 159.648.540-01', 'Raoni'],
  ['Matrícula   Nome        Cargo\n0108        Raoni       Soldador', 'Raoni'],
  ['MATRÍCULA: 0108   NOME: NASCIMENTO', 'NASCIMENTO'],
  ['Matrícula: 0108   Colaborador: Raoni', 'Raoni'],
  ['Funcionário: 0108 - Raoni', 'Raoni'],
  ['Empregado: 0108 Raoni   Cargo: Soldador', 'Raoni'],
  ['Matrícula: 0108   Nome: He\u0301lio Praça\u0303o', 'Hélio Pração'],
])('a word of a name is no label: %s', (head, name) => {
  expect(slipOf(`${head}\n${COMPETENCE}`)).toMatchObject({ name, registration: '0108' });
});

it.each([
  [
    'Matrícula: 0108  Nome: José Lima  Nascimento: 05/03/1990  Admissão: 01/02/2020',
    { name: 'José Lima', admissionDate: '2020-02-01' },
  ],
  ['Matrícula 0108 Nome José Lima Admissão 01/02/2020', { name: 'José Lima', admissionDate: '2020-02-01' }],
  ['Nome José Lima Cargo Soldador Matrícula 0108', { name: 'José Lima', jobTitle: 'Soldador', registration: '0108' }],
  ['Nome: José Lima Cargo: Soldador Registro: 0108', { name: 'José Lima', jobTitle: 'Soldador', registration: '0108' }],
  [
    'Código da Matrícula   Nome do Funcionário\n0108                  José Lima',
    { name: 'José Lima', registration: '0108' },
  ],
  [
    'Registro 0108   Nome José Lima   Função Agente de Cadastro',
    { registration: '0108', jobTitle: 'Agente de Cadastro' },
  ],
  ['Cargo: Agência   Nome: José Lima   Cadastro: 0108', { jobTitle: 'Agência', registration: '0108' }],
  ['Contrato: 0108   Nome: José Lima', { name: 'José Lima', registration: '0108' }],
  ['Cód. Func. 0108   Nome: José Lima', { name: 'José Lima', registration: '0108' }],
])('and a label that has its value is one: %s', (head, wanted) => {
  expect(slipOf(`${head}\n${COMPETENCE}`)).toMatchObject(wanted);
});

it.each([
  [
    'Mensagem: em caso de rescisão do contrato de trabalho procure o RH até o dia\n10. O novo registro de ponto vale a partir de\n15. de junho.',
  ],
  ['Havendo dúvida, procure a empresa com o seu contrato\n12345'],
  ['Este recibo tem validade mediante apresentação do registro\n2026 foi um ano bom'],
  ['Atualize o cadastro 15 dias antes das férias'],
  ['Registro 15 dias antes do gozo de férias'],
  ['INFORME SEU CÓDIGO\n4455'],
  ['Contrato de trabalho por prazo determinado\n90'],
  ['CONTRATO DE TRABALHO POR PRAZO DETERMINADO\n90'],
  ['07. Indenizações por rescisão de contrato de trabalho\n08. Juros'],
  ['Traga o crachá e a sua matrícula\n778899'],
])('a sentence holds no registration: %s', foot => {
  const { registration } = slipOf(`Nome: José Lima   CPF: 159.648.540-01\n${COMPETENCE}`, foot);
  expect(registration).toBeUndefined();
});
