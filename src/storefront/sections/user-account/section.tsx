/** The user's profile (picture and name), how they sign in, and the cards that they keep. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { Credentials, type CredentialsProps } from '#shop/auth/sections/user-credentials/island.tsx';
import { SavedCards, type SavedCardsProps } from '#shop/payments/sections/saved-cards/island.tsx';
import type { AboutModel } from '#shop/profile/sections.ts';
import { AboutMe } from '#shop/profile/sections/user-account/island.tsx';

/** What the page's loader gives; `savedCards` is null where nobody keeps any. */
export type UserAccountModel = { about: AboutModel; credentials: CredentialsProps; savedCards: SavedCardsProps | null };

export function UserAccount({ model: { about, credentials, savedCards } }: { model: UserAccountModel }) {
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1 mb-6 lg:mb-8">{m.layout_user_account()}</h1>
      <Island name="about-me" of={AboutMe} when="load" props={about} />
      <Island name="credentials" of={Credentials} when="load" props={credentials} />
      {savedCards && <Island name="saved-cards" of={SavedCards} when="load" props={savedCards} />}
    </section>
  );
}
