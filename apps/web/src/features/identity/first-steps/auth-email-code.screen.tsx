import { VerifyContactStep } from './VerifyContactStep.tsx';

export function Screen() {
  return <VerifyContactStep contact="email" />;
}
