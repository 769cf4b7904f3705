import { clause, field, list, p, paper, parties, type ReadyTemplate, title } from './ready-template.ts';

/** Agreements about hours. */
export const hours: readonly ReadyTemplate[] = [
  {
    key: 'bancoHoras',
    title: 'Acordo individual de banco de horas',
    description: 'Compensação em até seis meses, por acordo individual escrito (CLT, art. 59, § 5º).',
    fields: [
      field('inicio', 'Início do acordo', 'data'),
      field('meses', 'Meses para compensar, até 6', 'numero'),
      field('aviso', 'Dias de aviso da folga', 'numero'),
    ],
    body: paper(
      title('Acordo individual de banco de horas'),
      parties,
      p(
        'As partes combinam a compensação de horas por banco de horas (CLT, art. 59, §§ 2º e 5º), que se rege pelas cláusulas seguintes.',
      ),
      clause('Cláusula 1ª – Do crédito e do débito'),
      p(
        'As horas trabalhadas além da jornada de {{contrato.horasSemanais}} horas semanais entram no banco como crédito; as que faltarem a ela, com acordo das partes, como débito. Cada hora a mais vale uma hora de folga, salvo norma coletiva mais favorável.',
      ),
      clause('Cláusula 2ª – Dos limites'),
      list(
        'A jornada não passa de 10 (dez) horas por dia, e as horas a mais não passam de duas por dia (CLT, art. 59, caput e § 2º).',
        'Entre duas jornadas há ao menos 11 (onze) horas de descanso (CLT, art. 66), e a cada semana um repouso de 24 (vinte e quatro) horas (CLT, art. 67).',
        'Em atividade insalubre, a prorrogação depende de licença da autoridade, salvo o que a lei dispensa (CLT, art. 60).',
      ),
      clause('Cláusula 3ª – Do prazo'),
      p(
        'O acordo vale a partir de {{campo.inicio|dataExtenso}}. Cada hora é compensada em até {{campo.meses}} ({{campo.meses|extenso}}) meses, prazo que não passa de seis (CLT, art. 59, § 5º). O crédito que não for compensado no prazo é pago como hora extra, com o acréscimo devido.',
      ),
      clause('Cláusula 4ª – Das folgas e do extrato'),
      p(
        'As folgas são combinadas com {{campo.aviso}} ({{campo.aviso|extenso}}) dias de antecedência. O(A) EMPREGADO(A) vê a qualquer tempo o extrato do banco, com créditos, débitos, saldo e vencimentos.',
      ),
      clause('Cláusula 5ª – Do fim do contrato'),
      p(
        'Terminado o contrato sem a compensação, o crédito é pago como hora extra, pelo valor da remuneração na data da rescisão (CLT, art. 59, § 3º).',
      ),
      p('Por estarem de acordo, as partes assinam este acordo.'),
    ),
  },
  {
    key: 'compensacao',
    title: 'Acordo de compensação de jornada',
    description: 'Compensação dentro do mesmo mês, por acordo individual (CLT, art. 59, § 6º).',
    fields: [
      field('inicio', 'Início do acordo', 'data'),
      field('diasMais', 'Dias com horas a mais e seus horários', 'texto'),
      field('diasMenos', 'Dia ou horas compensadas', 'texto'),
    ],
    body: paper(
      title('Acordo individual de compensação de jornada'),
      parties,
      p(
        'As partes combinam o regime de compensação de jornada, para compensação no mesmo mês (CLT, art. 59, § 6º), a partir de {{campo.inicio|dataExtenso}}.',
      ),
      clause('Cláusula 1ª – Das horas a mais'),
      p(
        'A jornada será acrescida nestes dias e horários: {{campo.diasMais}}. O acréscimo não passa de duas horas por dia (CLT, art. 59).',
      ),
      clause('Cláusula 2ª – Do que se compensa'),
      p(
        'Em troca, não haverá trabalho, ou ele será menor, assim: {{campo.diasMenos}}. A soma continua em {{contrato.horasSemanais}} ({{contrato.horasSemanais|extenso}}) horas semanais.',
      ),
      clause('Cláusula 3ª – Do que não se compensa'),
      p(
        'O que passar das horas aqui combinadas é pago como hora extra, com acréscimo de ao menos 50%. A prestação habitual de horas extras não desfaz este acordo (CLT, art. 59-B, parágrafo único). Feriado que caia em dia compensado não aumenta a jornada dos outros dias.',
      ),
      p('{{#se contrato.regime = "aprendiz"}}'),
      p(
        '*Atenção:* ao aprendiz são vedadas a prorrogação e a compensação de jornada (CLT, art. 432). Este acordo não se aplica a ele.',
      ),
      p('{{/se}}'),
      clause('Cláusula 4ª – Do fim'),
      p('Qualquer das partes pode terminar este acordo com aviso escrito de 30 (trinta) dias.'),
      p('Por estarem de acordo, as partes assinam este acordo.'),
    ),
  },
];
