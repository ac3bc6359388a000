/** What a list is for while it has nothing. */
import { useGetResourceLabel, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { FirstOfAll } from '../listings/first-of-all.tsx';

type None = { title: string; text: string };

/** The text for a resource without records (`backoffice_none_<resource>`); null where there is none. */
export function useNoneYet(given: string | undefined): None | null {
  const translate = useTranslate();
  const around = useResourceContext() ?? '';
  const resource = given ?? around;
  const name = useGetResourceLabel()(resource, 2);
  const text = translate(`backoffice_none_${resource.replaceAll('-', '_')}`, { _: '' });
  return text === '' ? null : { title: translate('backoffice_none_title', { name }), text };
}

/** Where the first comes from, of what is not made in its own list. */
const elsewhere: Readonly<Record<string, { resource: string; label: string }>> = {
  orders: { resource: 'draft-orders', label: 'backoffice_draft_create_order' },
  stock: { resource: 'products', label: 'backoffice_product_add' },
};

/** The same, with a link that makes the first record. */
export function NoneYet(none: None) {
  const { hasCreate } = useResourceDefinition();
  const way = elsewhere[useResourceContext() ?? ''];
  return <FirstOfAll {...none} canCreate={hasCreate ?? false} {...(way && { way })} />;
}
