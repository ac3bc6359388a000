import { useTranslate } from 'react-admin';

/** Makes choices of a field out of ids; the name of each is the text whose key is the prefix and the id. */
export function useChoices(): (ids: readonly string[], prefix: string) => { id: string; name: string }[] {
  const translate = useTranslate();
  return (ids, prefix) => ids.map((id) => ({ id, name: translate(`${prefix}${id}`) }));
}
