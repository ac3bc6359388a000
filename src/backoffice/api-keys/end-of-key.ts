import { useTranslate } from 'react-admin';
import { deviceNow } from '#kit/browser/clock.ts';
import { useMoment } from '../components/money.tsx';

/** Until when a key works, in words; one that works no longer says so. */
export function useEndOfKey(): (expiresAt: string | null) => string {
  const translate = useTranslate();
  const moment = useMoment();
  return (expiresAt) => {
    if (expiresAt === null) return translate('backoffice_key_never_ends');
    const at = moment(expiresAt);
    return new Date(expiresAt) <= deviceNow() ? translate('backoffice_key_ended', { date: at }) : at;
  };
}
