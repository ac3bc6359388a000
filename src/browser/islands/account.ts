/** Islands of the user area and of signing in: in one file, which no public page loads. */
export { SignOut } from '#storefront/sections/user-nav/sign-out/island.tsx';
