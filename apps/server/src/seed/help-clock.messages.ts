import type { SeedArticle } from './help-articles.messages.ts';

/** The help of the time clock: to who marks, to who decides, and to who sets it up and closes it. */
export const clockArticles: readonly SeedArticle[] = [
  {
    areas: ['worker'],
    kind: 'basics',
    position: 60,
    texts: {
      'pt-BR': {
        title: 'Como marcar o ponto',
        body: `1. Abra Marcar ponto.
2. Toque no botão grande. Ele diz qual deve ser a próxima marcação.
3. Espere Ponto marcado. O comprovante fica na lista do dia, para baixar ou compartilhar.

O que fica gravado é a hora do servidor, não a do celular. Cada marcação tem um número, e ninguém consegue mudar ou apagar.

## Sem internet
Nada é marcado sem internet, e a tela avisa. Quando a internet voltar, marque ou faça um lançamento manual com a hora certa.`,
      },
      'en-US': {
        title: 'How to clock in',
        body: `1. Open Clock in or out.
2. Tap the big button. It says which punch comes next.
3. Wait for Punch recorded. Its receipt is in the list of the day, to download or share.

What is recorded is the time of the server, not of the phone. Each punch has a number, and nobody can change or delete it.

## Without internet
Nothing is recorded offline, and the screen says so. Once you are online again, clock in or add a manual entry with the right hour.`,
      },
      'es-ES': {
        title: 'Cómo fichar',
        body: `1. Abre Fichar.
2. Toca el botón grande. Dice cuál es el próximo fichaje.
3. Espera Fichaje registrado. El comprobante queda en la lista del día, para descargar o compartir.

Lo que se guarda es la hora del servidor, no la del móvil. Cada fichaje tiene un número, y nadie puede cambiarlo ni borrarlo.

## Sin conexión
No se ficha nada sin conexión, y la pantalla lo dice. Cuando vuelva, ficha o registra una entrada manual con la hora correcta.`,
      },
    },
  },
  {
    areas: ['worker'],
    kind: 'manual',
    position: 70,
    texts: {
      'pt-BR': {
        title: 'Esqueci de marcar, e agora?',
        body: `1. Abra Corrigir marcações. Só aparecem os dias em que falta alguma coisa.
2. Toque no motivo, como Esqueci de marcar. Se souber a hora, escreva. Nenhuma hora é inventada.
3. Para atestado ou outro motivo, toque em Outro motivo ou anexo e junte até cinco arquivos.

Quem decide é a gestão. Você acompanha no mesmo dia do espelho de ponto e recebe um aviso.`,
      },
      'en-US': {
        title: 'I forgot to clock in. What now?',
        body: `1. Open Fix punches. Only days that lack something are there.
2. Tap the reason, such as I forgot. If you know the hour, write it. No hour is made up.
3. For a certificate or another reason, tap Another reason or a file and add up to five files.

Your manager decides. You see it on the same day of the time sheet and get a notice.`,
      },
      'es-ES': {
        title: 'Olvidé fichar, ¿y ahora?',
        body: `1. Abre Corregir fichajes. Solo aparecen los días en que falta algo.
2. Toca el motivo, como Olvidé fichar. Si sabes la hora, escríbela. Ninguna hora se inventa.
3. Para un certificado u otro motivo, toca Otro motivo o archivo y agrega hasta cinco archivos.

Decide tu responsable. Lo ves en el mismo día de la hoja y recibes un aviso.`,
      },
    },
  },
  {
    areas: ['worker'],
    kind: 'manual',
    position: 80,
    texts: {
      'pt-BR': {
        title: 'Responder e enviar o espelho de ponto',
        body: `1. Depois do fim do período, abra Espelho de ponto e o mês.
2. Veja os dias. Ao lado de cada total, toque em Por que para saber de onde ele vem.
3. Toque em Enviar para a gestão e diga se está certo. Se não está, escreva o que falta e junte arquivos.

## O botão está bloqueado
A tela diz quantos dias faltam. Corrija ou justifique cada um. Uma justificativa que ainda espera decisão não impede o envio.

## Depois de enviar
Não dá para mudar, a não ser que a gestão devolva ou o RH abra de novo. Você recebe um aviso, e responde outra vez.`,
      },
      'en-US': {
        title: 'Answer and send your time sheet',
        body: `1. After the end of the period, open Time sheet and the month.
2. Look at the days. Beside each total, tap Why to learn where it comes from.
3. Tap Send to manager and say whether it is right. If it is not, write what lacks and add files.

## The button is blocked
The screen says how many days lack something. Correct or justify each. A justification that still waits does not stop the sending.

## After sending
You cannot change it, unless your manager returns it or HR opens it again. You get a notice, and answer once more.`,
      },
      'es-ES': {
        title: 'Responder y enviar la hoja de fichajes',
        body: `1. Después del fin del periodo, abre Hoja de fichajes y el mes.
2. Mira los días. Junto a cada total, toca Por qué para saber de dónde viene.
3. Toca Enviar a gestión y di si está bien. Si no lo está, escribe qué falta y agrega archivos.

## El botón está bloqueado
La pantalla dice cuántos días faltan. Corrige o justifica cada uno. Una justificación que aún espera no impide el envío.

## Después de enviar
No se puede cambiar, salvo que tu responsable la devuelva o RR. HH. la abra de nuevo. Recibes un aviso, y respondes otra vez.`,
      },
    },
  },
  {
    areas: ['manager'],
    kind: 'manual',
    position: 40,
    texts: {
      'pt-BR': {
        title: 'Decidir justificativas e aprovar espelhos',
        body: `1. Abra Gestão do ponto e Justificativas. Veja o dia, as marcações e os arquivos.
2. Aprove, negue ou devolva com um motivo. Onde falta a hora, ela é pedida na aprovação.
3. Abra Aprovar espelhos. À esquerda está quem enviou, à direita o que pesa na decisão.
4. Aprove, ou devolva para ajuste com um motivo. Depois de aprovar, não dá para mudar.

## Os botões estão bloqueados
Há uma justificativa sem decisão. O link ao lado leva até ela.

## O que você não vê
De um atestado, você vê os dias. O motivo e o arquivo ficam com o trabalhador e o RH.`,
      },
      'en-US': {
        title: 'Decide justifications and approve time sheets',
        body: `1. Open Time clock setup and Justifications. Look at the day, the punches and the files.
2. Approve, deny, or return with a reason. Where the hour lacks, it is asked for by the approval.
3. Open Approve time sheets. At the left is who sent, at the right what the decision rests on.
4. Approve, or return for a change with a reason. You cannot change it after approving.

## The buttons are blocked
A justification waits for a decision. The link beside them leads to it.

## What you do not see
Of a certificate you see the days. Its reason and file stay with the worker and HR.`,
      },
      'es-ES': {
        title: 'Decidir justificaciones y aprobar hojas',
        body: `1. Abre Gestión del fichaje y Justificaciones. Mira el día, los fichajes y los archivos.
2. Aprueba, rechaza o devuelve con un motivo. Donde falta la hora, se pide al aprobar.
3. Abre Aprobar hojas. A la izquierda está quien envió, a la derecha lo que pesa en la decisión.
4. Aprueba, o devuelve para ajuste con un motivo. Después de aprobar no se puede cambiar.

## Los botones están bloqueados
Hay una justificación sin decisión. El enlace al lado lleva hasta ella.

## Lo que no ves
De un certificado ves los días. El motivo y el archivo quedan con el trabajador y RR. HH.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 60,
    texts: {
      'pt-BR': {
        title: 'Montar o ponto de uma empresa',
        body: `1. Em Empresas, abra a configuração e diga como o ponto chega.
2. Em Gestão do ponto, crie um horário e ponha as pessoas nele, uma a uma ou por filtro, a partir de um dia.
3. Em Configuração, escolha as regras, os prazos e os códigos da folha da empresa.
4. Se alguém já tem banco, abra Banco de horas e lance a abertura, com o motivo.
5. Em Fechamento, abra o período. Quem tem horário nesses dias ganha um espelho de ponto.
6. Em Arquivos, envie o AFD do relógio. Números que ninguém conhece esperam em Desconhecidos: ligue cada um uma vez.

Um horário em uso não muda: salvar cria outra versão, e as pessoas passam para ela a partir de um dia.

## Empresas no Ponto Fopag
Enquanto a empresa não está integrada, uma justificativa só pode ser negada. A tela diz por quê.`,
      },
      'en-US': {
        title: 'Set up the clock of a company',
        body: `1. Under Companies, open the settings and say how the time clock comes in.
2. Under Time clock setup, create a schedule and put people on it, one by one or by a filter, from a day on.
3. Under Settings, choose the rules, the deadlines and the payroll codes of the company.
4. If somebody has a bank already, open Hours bank and post the opening, with its reason.
5. Under Closing, open the period. Whoever has a schedule on these days gets a time sheet.
6. Under Files, send the AFD of the clock. Numbers that nobody knows wait under Unknown: link each of them once.

A schedule in use does not change: saving makes another version, and people move to it from a day on.

## Companies on Ponto Fopag
While the company is not integrated, a justification can only be denied. The screen says why.`,
      },
      'es-ES': {
        title: 'Preparar el fichaje de una empresa',
        body: `1. En Empresas, abre la configuración y di cómo llega el control horario.
2. En Gestión del fichaje, crea un horario y asigna personas, una a una o por filtro, desde un día.
3. En Configuración, elige las reglas, los plazos y los códigos de nómina de la empresa.
4. Si alguien ya tiene bolsa, abre Bolsa de horas y registra la apertura, con el motivo.
5. En Cierre, abre el periodo. Quien tiene horario en esos días recibe una hoja de fichajes.
6. En Archivos, envía el AFD del reloj. Los números que nadie conoce esperan en Desconocidos: vincula cada uno una vez.

Un horario en uso no cambia: guardar crea otra versión, y las personas pasan a ella desde un día.

## Empresas en Ponto Fopag
Mientras la empresa no está integrada, una justificación solo se puede rechazar. La pantalla dice por qué.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 70,
    texts: {
      'pt-BR': {
        title: 'Fechar o mês e gerar o arquivo da folha',
        body: `1. Em Fechamento, escolha um ou mais períodos e toque em Fechar período.
2. Veja quem está bloqueado, por causa. Cada causa leva à lista de quem resolver.
3. Feche quem está pronto. Um espelho sem aprovação só fecha com um motivo.
4. Em Arquivos, em Gerados, gere o arquivo da folha do período. Totais sem código são ditos antes.

## Mudou depois de fechar
Reabra o período com um motivo. O banco de horas volta por lançamentos contrários, e nada do histórico some.

## Tratar um dia
No espelho de ponto aberto, abra o dia e toque em Tratar este dia: incluir, desconsiderar, trazer uma marcação ou abonar horas. No mesmo lugar se desfaz.`,
      },
      'en-US': {
        title: 'Close the month and make the payroll file',
        body: `1. Under Closing, choose one or more periods and press Close period.
2. See who is blocked, by cause. Each cause leads to the list of whom to help.
3. Close who is ready. A time sheet without approval closes with a reason only.
4. Under Files, Made, make the payroll file of the period. Totals without a code are named first.

## It changed after closing
Reopen the period with a reason. The hours bank goes back by counter-postings, and nothing leaves the history.

## Treat a day
In an open time sheet, open the day and press Treat this day: include, disregard or bring a punch, or excuse hours. It is undone in the same place.`,
      },
      'es-ES': {
        title: 'Cerrar el mes y generar el archivo de nómina',
        body: `1. En Cierre, elige uno o más periodos y pulsa Cerrar periodo.
2. Mira quién está bloqueado, por causa. Cada causa lleva a la lista de quién resolver.
3. Cierra a quien está listo. Una hoja sin aprobación solo se cierra con un motivo.
4. En Archivos, Generados, genera el archivo de nómina del periodo. Los totales sin código se dicen antes.

## Cambió después de cerrar
Reabre el periodo con un motivo. La bolsa de horas vuelve por movimientos contrarios, y nada sale del historial.

## Tratar un día
En una hoja abierta, abre el día y pulsa Tratar este día: incluir, no considerar o traer un fichaje, o abonar horas. En el mismo lugar se deshace.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 80,
    texts: {
      'pt-BR': {
        title: 'Banco de horas: saldos, prazos e movimentos',
        body: `Em Gestão do ponto, abra Banco de horas. Para cada pessoa há o saldo lançado, o que o período aberto lançaria e o que vence.

- Abertura: o saldo que veio de outro sistema.
- Pagamento: usa primeiro as horas que vencem antes.
- Perdão: paga primeiro as dívidas mais antigas.
- Correção: soma ou tira horas de um dia.

Todo movimento tem um motivo e pode ser desfeito: entra um estorno, e os dois ficam no histórico. Um dia de período fechado só muda depois de reabrir.`,
      },
      'en-US': {
        title: 'Hours bank: balances, due days and moves',
        body: `Under Time clock setup, open Hours bank. Each person has the posted balance, what the open period would post, and what falls due.

- Opening: the balance that came from another system.
- Payment: uses the hours first that are due first.
- Forgiveness: pays the oldest debts first.
- Correction: adds or takes hours of a day.

Every move has a reason and can be undone: a reversal is posted, and both stay in the history. A day of a closed period changes only after it is reopened.`,
      },
      'es-ES': {
        title: 'Bolsa de horas: saldos, vencimientos y movimientos',
        body: `En Gestión del fichaje, abre Bolsa de horas. Cada persona tiene el saldo registrado, lo que registraría el periodo abierto y lo que vence.

- Apertura: el saldo que vino de otro sistema.
- Pago: usa primero las horas que vencen antes.
- Condonación: paga primero las deudas más antiguas.
- Corrección: suma o resta horas de un día.

Todo movimiento tiene un motivo y se puede deshacer: entra una reversión, y ambos quedan en el historial. Un día de un periodo cerrado solo cambia después de reabrir.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 90,
    texts: {
      'pt-BR': {
        title: 'Arquivos e aparelhos do ponto',
        body: `1. Em Gestão do ponto, abra Arquivos e solte o AFD do relógio: Portaria 671, 595 ou 1510.
2. Veja o que entrou e, linha por linha, o que ficou fora e por quê. As linhas boas entram.
3. Se o arquivo é de outra empresa, os dois nomes aparecem, e nada entra sem a sua confirmação.
4. O mesmo arquivo não entra duas vezes. A mesma marcação em outro arquivo também não.

Em Aparelhos estão o registrador do Crachá, com o próximo número, e cada relógio, com o último arquivo e os números que faltam nele.`,
      },
      'en-US': {
        title: 'Files and clocks',
        body: `1. Under Time clock setup, open Files and drop the AFD of the clock: ordinance 671, 595 or 1510.
2. See what came in and, line by line, what was kept out and why. Good lines are taken.
3. If the file is of another company, both names are shown, and nothing is taken before you confirm.
4. The same file is not taken twice. Nor is the same punch in another file.

Clocks shows the recorder of Crachá with its next number, and each clock with its last file and the numbers that lack in it.`,
      },
      'es-ES': {
        title: 'Archivos y relojes',
        body: `1. En Gestión del fichaje, abre Archivos y suelta el AFD del reloj: Portaria 671, 595 o 1510.
2. Mira qué entró y, línea por línea, qué quedó fuera y por qué. Las líneas buenas entran.
3. Si el archivo es de otra empresa, aparecen los dos nombres, y nada entra sin tu confirmación.
4. El mismo archivo no entra dos veces. El mismo fichaje en otro archivo tampoco.

En Relojes están el registrador de Crachá, con el próximo número, y cada reloj, con el último archivo y los números que faltan en él.`,
      },
    },
  },
];
