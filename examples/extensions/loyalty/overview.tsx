/** A screen of the back office: how many points can be spent. */
import { useEffect, useState } from 'react';
import { defineTexts, type AdminScreenProps } from 'vitrine/extension/admin';

const say = defineTexts('loyalty', {
  en: { waits: 'Counting …', failed: 'The points could not be counted.', points: '{points} points can be spent, by {accounts} accounts.' },
  zh: { waits: '正在统计……', failed: '无法统计积分。', points: '{accounts} 个账号共有 {points} 积分可用。' },
  'zh-HK': { waits: '正在統計……', failed: '無法統計積分。', points: '{accounts} 個帳戶共有 {points} 積分可用。' },
});

type Overview = { points: number; accounts: number };

export default function LoyaltyOverview({ locale, call }: AdminScreenProps) {
  const [state, setState] = useState<Overview | 'waits' | 'failed'>('waits');
  useEffect(() => {
    call<Overview>('overview').then(setState, () => setState('failed'));
  }, [call]);
  return <p>{typeof state === 'string' ? say(state, locale) : say('points', locale, state)}</p>;
}
