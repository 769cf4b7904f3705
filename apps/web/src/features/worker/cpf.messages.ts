import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Corrigir CPF',
  lead: 'A ficha, os recibos e os documentos deste vínculo passam para a pessoa do CPF certo. Nenhuma conta muda de dono.',
  right: 'CPF certo',
  again: 'Digite de novo o CPF certo',
  reason: 'Motivo',
  reasonHelp: 'De 10 a 250 letras. Fica no histórico da ficha.',
  which: 'Qual vínculo tem o CPF errado?',
  one: 'Só este',
  all: (count: number) => `Todos os ${count} vínculos desta pessoa`,
  invitation: 'Convites e cartas já enviados deixam de valer: convide de novo.',
  send: 'Corrigir CPF',
  done: 'CPF corrigido',
  differs: 'Os dois CPFs são diferentes',
  same: 'É o CPF que já está na ficha',
  choose: 'Diga qual vínculo',
  cameIn:
    'Este CPF não pode ser corrigido aqui: quem está com ele já entrou no Crachá ou tem outro acesso, ou o CPF certo é o seu. Cadastre o trabalhador com o CPF certo e outra matrícula, e desligue este vínculo.',
};

export type CpfTexts = TextsOf<typeof portuguese>;

/** A CPF typed wrong at registration. */
export const cpfTexts = defineTexts<CpfTexts>(portuguese, {
  'en-US': () => import('./cpf.en-US.messages.ts'),
  'es-ES': () => import('./cpf.es-ES.messages.ts'),
});
