/** What this slice stores about a person: the cards that an account keeps. Erased, the provider deletes its customer and all cards. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { customerErased } from './job-kinds.ts';
import { deleteCustomer, findCustomersOf } from './store.ts';

const eraseCustomers: DataSubjectHandler['erase'] = async (tx, { accountId }, context) => {
  for (const { provider, reference } of await findCustomersOf(tx, accountId)) {
    await deleteCustomer(tx, { provider, reference });
    await context.enqueue(tx, customerErased, { provider, reference });
  }
};

export const cardPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'savedCards',
    table: 'saved_card',
    columns: ['provider', 'brand', 'last_digits', 'expiry_month', 'expiry_year', 'created_at'],
  }),
  ownedTable({ name: 'paymentCustomers', table: 'payment_customer', columns: ['provider', 'reference', 'created_at'], erase: eraseCustomers }),
];
