/** Loaded before the tests of a file, and by the processes that tests start. */
import { setMachineDate } from './machine-date.ts';

setMachineDate();
