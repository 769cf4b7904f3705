import type { HelpArea, HelpKind } from '@cracha/contract/features/help/help-areas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

export interface SeedArticle {
  areas: readonly HelpArea[];
  kind: HelpKind;
  position: number;
  texts: Record<Language, { title: string; body: string }>;
}

/** The help that a demo installation begins with: what is built, as it works. */
export const helpArticles: readonly SeedArticle[] = [
  {
    areas: ['worker'],
    kind: 'basics',
    position: 10,
    texts: {
      'pt-BR': {
        title: 'Como ler seu recibo',
        body: `O número grande no topo é o valor líquido: o que cai na sua conta.

## O que tem no recibo
- Você ganhou: salário, horas extras, adicionais.
- Descontos: INSS, imposto de renda, vale-transporte e outros.
- Valor líquido: o que você ganhou menos os descontos.

Toque em uma linha para ver o que ela quer dizer.

## Mudou de um mês para outro?
Abra o recibo e toque em Por que mudou. A tela compara os dois meses, linha por linha.`,
      },
      'en-US': {
        title: 'How to read your payslip',
        body: `The big number at the top is the net pay: what lands in your account.

## What is in a payslip
- You earned: salary, overtime, extra pay.
- Deductions: INSS, income tax, transport voucher and others.
- Net pay: what you earned minus the deductions.

Tap a line to see what it means.

## Did it change from one month to the next?
Open the payslip and tap Why it changed. The screen compares the two months, line by line.`,
      },
      'es-ES': {
        title: 'Cómo leer tu recibo',
        body: `El número grande de arriba es el importe neto: lo que llega a tu cuenta.

## Qué hay en el recibo
- Has ganado: salario, horas extra, complementos.
- Descuentos: INSS, impuesto de renta, transporte y otros.
- Importe neto: lo que has ganado menos los descuentos.

Toca una línea para ver qué significa.

## ¿Cambió de un mes a otro?
Abre el recibo y toca Por qué cambió. La pantalla compara los dos meses, línea por línea.`,
      },
    },
  },
  {
    areas: ['worker'],
    kind: 'manual',
    position: 20,
    texts: {
      'pt-BR': {
        title: 'Não concordo com um valor',
        body: `1. Abra o recibo.
2. Em Os valores estão certos?, toque em Não estão.
3. Conte o que está errado e envie.

O RH recebe na hora e responde ali mesmo, no recibo. Você vê a resposta no sininho.

Sua resposta não impede o pagamento. Ela só avisa o RH.`,
      },
      'en-US': {
        title: 'I do not agree with an amount',
        body: `1. Open the payslip.
2. Under Are the amounts right?, tap No, they are not.
3. Say what is wrong and send it.

HR gets it at once and answers right there, on the payslip. You see the answer under the bell.

Your answer does not stop the payment. It only tells HR.`,
      },
      'es-ES': {
        title: 'No estoy de acuerdo con un importe',
        body: `1. Abre el recibo.
2. En ¿Los importes son correctos?, toca No lo son.
3. Cuenta qué está mal y envíalo.

RR. HH. lo recibe al momento y responde ahí mismo, en el recibo. Ves la respuesta en la campana.

Tu respuesta no detiene el pago. Solo avisa a RR. HH.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'basics',
    position: 10,
    texts: {
      'pt-BR': {
        title: 'Como enviar um arquivo da folha',
        body: `1. Abra Importações e solte o arquivo na tela. Pode ser PDF, Excel, CSV, TXT ou ZIP.
2. O Crachá lê, separa por pessoa e confere cada conta. Você pode sair da tela: ele continua.
3. O que ficou certo aparece como pronto. O que tem dúvida espera em Conferir.
4. Publique. Cada pessoa recebe um aviso.

O mesmo arquivo enviado duas vezes é recusado, para ninguém receber em dobro.`,
      },
      'en-US': {
        title: 'How to send a payroll file',
        body: `1. Open Imports and drop the file on the screen. PDF, Excel, CSV, TXT or ZIP.
2. Crachá reads it, splits it by person and checks every sum. You may leave the screen: it goes on.
3. What is right shows as ready. What is in doubt waits under Review.
4. Publish. Each person gets a notice.

The same file sent twice is refused, so that nobody gets it double.`,
      },
      'es-ES': {
        title: 'Cómo enviar un archivo de nómina',
        body: `1. Abre Importaciones y suelta el archivo en la pantalla. PDF, Excel, CSV, TXT o ZIP.
2. Crachá lo lee, lo separa por persona y comprueba cada cuenta. Puedes salir: sigue solo.
3. Lo correcto aparece como listo. Lo dudoso espera en Revisar.
4. Publica. Cada persona recibe un aviso.

El mismo archivo enviado dos veces se rechaza, para que nadie lo reciba doble.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 20,
    texts: {
      'pt-BR': {
        title: 'Conferir e liberar antes de publicar',
        body: `Na mesa de conferência, cada documento com dúvida aparece ao lado da página original. Corrija o valor ou escolha a pessoa certa, e siga para o próximo.

Na liberação, o Crachá compara com os trabalhadores ativos e com o mês anterior: quem falta, quem sobra e quem mudou muito.

Se a empresa pede duas pessoas, quem conferiu ou pediu a liberação não libera.`,
      },
      'en-US': {
        title: 'Review and release before publishing',
        body: `At the review desk each document in doubt stands beside its original page. Correct the value or choose the right person, and go on to the next.

At the release, Crachá compares with the active workers and with the month before: who is missing, who is too many and who changed a lot.

Where the company asks for two people, whoever reviewed or asked for the release does not release.`,
      },
      'es-ES': {
        title: 'Revisar y liberar antes de publicar',
        body: `En la mesa de revisión, cada documento dudoso aparece junto a su página original. Corrige el valor o elige a la persona correcta y sigue con el siguiente.

En la liberación, Crachá compara con los trabajadores activos y con el mes anterior: quién falta, quién sobra y quién cambió mucho.

Si la empresa pide dos personas, quien revisó o pidió la liberación no libera.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 30,
    texts: {
      'pt-BR': {
        title: 'Responder a uma discordância',
        body: `Em Recibos, abra Discordâncias. As que estão perto do prazo vêm primeiro.

1. Leia o que a pessoa escreveu e veja a linha do recibo.
2. Responda na conversa.
3. Conclua: o valor estava certo, ou vai ser corrigido.

A pessoa é avisada em cada passo.`,
      },
      'en-US': {
        title: 'Answer a disagreement',
        body: `Under Payslips, open Disagreements. Those near their deadline come first.

1. Read what the person wrote and look at the line of the payslip.
2. Answer in the conversation.
3. Conclude: the amount was right, or it will be corrected.

The person is told at each step.`,
      },
      'es-ES': {
        title: 'Responder a un desacuerdo',
        body: `En Recibos, abre Desacuerdos. Los cercanos a su plazo van primero.

1. Lee lo que escribió la persona y mira la línea del recibo.
2. Responde en la conversación.
3. Concluye: el importe era correcto o se va a corregir.

La persona recibe un aviso en cada paso.`,
      },
    },
  },
  {
    areas: ['worker', 'hr', 'manager', 'finance', 'administrator', 'platform-admin', 'association', 'reseller'],
    kind: 'library',
    position: 10,
    texts: {
      'pt-BR': {
        title: 'Entrar em duas etapas',
        body: `Além da senha, você digita um código de 6 números que muda a cada 30 segundos. Assim, quem descobre sua senha não entra.

1. Em Minha conta, abra Segurança e toque em ativar o autenticador.
2. Leia o QR com um aplicativo de códigos no celular.
3. Digite o código que apareceu.
4. Guarde os códigos reserva em lugar seguro. Cada um vale uma vez.

Ninguém do RH ou do suporte pede seu código ou sua senha.`,
      },
      'en-US': {
        title: 'Two-step sign-in',
        body: `Besides the password you type a 6-digit code that changes every 30 seconds. So whoever finds out your password does not get in.

1. In My account, open Security and choose to activate the authenticator.
2. Read the QR code with a code app on your phone.
3. Type the code that shows.
4. Keep the recovery codes in a safe place. Each works once.

Nobody from HR or support asks for your code or your password.`,
      },
      'es-ES': {
        title: 'Entrar en dos pasos',
        body: `Además de la contraseña escribes un código de 6 números que cambia cada 30 segundos. Así, quien descubre tu contraseña no entra.

1. En Mi cuenta, abre Seguridad y elige activar el autenticador.
2. Lee el QR con una aplicación de códigos en tu móvil.
3. Escribe el código que aparece.
4. Guarda los códigos de reserva en lugar seguro. Cada uno vale una vez.

Nadie de RR. HH. ni de soporte pide tu código ni tu contraseña.`,
      },
    },
  },
  {
    areas: ['worker', 'hr', 'manager', 'finance', 'administrator', 'association', 'reseller'],
    kind: 'library',
    position: 20,
    texts: {
      'pt-BR': {
        title: 'Deixar o suporte ajudar',
        body: `1. Abra Falar com o suporte e conte com o que precisa de ajuda.
2. Escolha por quanto tempo e toque em Autorizar.
3. Encerre quando quiser.

O suporte vê e usa sua conta como você, só nesse tempo. Ele não assina, não responde recibos e não muda senha, contato ou conta bancária. Tudo fica no histórico com os dois nomes.`,
      },
      'en-US': {
        title: 'Let support help',
        body: `1. Open Talk to support and say what you need help with.
2. Choose for how long and press Allow.
3. End it at any time.

Support sees and uses your account as you do, only for that time. It does not sign, answer payslips or change a password, contact or bank account. Everything is recorded with both names.`,
      },
      'es-ES': {
        title: 'Dejar que soporte ayude',
        body: `1. Abre Hablar con soporte y cuenta con qué necesitas ayuda.
2. Elige por cuánto tiempo y pulsa Autorizar.
3. Termínalo cuando quieras.

Soporte ve y usa tu cuenta como tú, solo ese tiempo. No firma, no responde recibos ni cambia contraseña, contacto o cuenta bancaria. Todo queda en el historial con los dos nombres.`,
      },
    },
  },
];
