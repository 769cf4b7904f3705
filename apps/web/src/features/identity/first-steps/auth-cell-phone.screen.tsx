import { ContactStep } from './ContactStep.tsx';

export function Screen() {
  return <ContactStep contact="cellPhone" />;
}
