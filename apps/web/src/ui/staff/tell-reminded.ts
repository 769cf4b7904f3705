import { tellFailure } from '#kernel/base/failure.ts';
import { textsNow } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { remindedTexts } from './reminded.messages.ts';

/** Says what came of a reminder. */
export async function tellReminded(act: Promise<{ total: number; jaLembrados: number }>): Promise<void> {
  try {
    const { total, jaLembrados } = await act;
    const t = await textsNow(remindedTexts);
    toast(t.reminded(total, jaLembrados));
  } catch (error) {
    await tellFailure(error);
  }
}
