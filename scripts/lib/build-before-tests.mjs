// A global setup of the test runner: tests that start the product in processes of its own start what is built.
import { ensureServerBuilt } from './install.mjs';

export default ensureServerBuilt;
