import { SendCodeStep } from './SendCodeStep.tsx';

export function Screen() {
  return <SendCodeStep contact="email" />;
}
