/** Made by `npm run generate`; do not edit. */
export interface paths {
    "/address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address the default
         * @description Make an address the default.
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How addresses of a country are asked for
         * @description How addresses of a country are asked for.
         */
        get: operations["readAddressForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address book
         * @description The address book.
         */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a pasted text says of an address in mainland China or Hong Kong
         * @description What a pasted text says of an address in mainland China or Hong Kong.
         */
        post: operations["parseAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/postal-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The places of a postal code; none where the shop does not know them
         * @description The places of a postal code; none where the shop does not know them.
         */
        get: operations["listPostalPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an address out of the book
         * @description Take an address out of the book.
         */
        post: operations["removeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an address, or change one
         * @description Keep an address, or change one.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Addresses that begin with the typed text; none where no service suggests any
         * @description Addresses that begin with the typed text; none where no service suggests any.
         */
        post: operations["suggestAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The fields of a suggestion that came without them
         * @description The fields of a suggestion that came without them.
         */
        post: operations["readSuggestedAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An article with its text
         * @description An article with its text.
         */
        get: operations["readArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of the caller's own articles with its text
         * @description One of the caller's own articles with its text.
         */
        post: operations["readOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles, newest first
         * @description Articles, newest first.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller's own articles, last changed first
         * @description The caller's own articles, last changed first.
         */
        post: operations["listOwnArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an article, public or not
         * @description Delete an article, public or not.
         */
        post: operations["removeOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an article as a draft; 412 with `data.article` when it was changed since it was read
         * @description Keep an article as a draft; 412 with `data.article` when it was changed since it was read.
         */
        post: operations["saveOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an article to be published
         * @description Ask for an article to be published.
         */
        post: operations["submitOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories and tags of articles
         * @description Categories and tags of articles.
         */
        get: operations["listArticleTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a public article from its readers
         * @description Take a public article from its readers.
         */
        post: operations["unpublishOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an article that waits for approval
         * @description Take back an article that waits for approval.
         */
        post: operations["withdrawOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A challenge of the security verification (ALTCHA v2)
         * @description A challenge of the security verification (ALTCHA v2).
         */
        post: operations["createCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link and a code that set a new password; never reveals whether the account exists
         * @description Send a link and a code that set a new password; never reveals whether the account exists.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/openid/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a provider signs people in
         * @description Where a provider signs people in.
         */
        post: operations["beginOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/openid/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with what a provider sent back
         * @description Sign in with what a provider sent back.
         */
        post: operations["finishOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/openid/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a provider to an account, by the account’s password
         * @description Link a provider to an account, by the account’s password.
         */
        post: operations["linkOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qr/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the phone of the demo messenger answers: `code` is the last part of the address in the QR code
         * @description What the phone of the demo messenger answers: `code` is the last part of the address in the QR code.
         */
        post: operations["confirmQrSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qr/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`)
         * @description A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`).
         */
        post: operations["createQrSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qr/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far the code of a ticket has come; once confirmed, the token, a single time
         * @description How far the code of a ticket has come; once confirmed, the token, a single time.
         */
        post: operations["readQrSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password and sign in
         * @description Set a new password and sign in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code; the answer never reveals whether the account exists
         * @description Send a code; the answer never reveals whether the account exists.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by password
         * @description Sign in by password.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a code
         * @description Sign in by a code.
         */
        post: operations["signInByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a passkey
         * @description Sign in by a passkey.
         */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey is asked at sign-in (WebAuthn)
         * @description What a passkey is asked at sign-in (WebAuthn).
         */
        post: operations["createPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The code that a sign-in by password asked for
         * @description The code that a sign-in by password asked for.
         */
        post: operations["verifySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description End this session.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session that was signed out while the shop could not be reached; never reveals whether there was one
         * @description End a session that was signed out while the shop could not be reached; never reveals whether there was one.
         */
        post: operations["signOutLate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and sign in
         * @description Make an account and sign in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address by the mailed link
         * @description Verify an address by the mailed link.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carrier/webhook/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A tracking service's webhook, in its own format and signature; 2xx once it is taken
         * @description A tracking service's webhook, in its own format and signature; 2xx once it is taken.
         */
        post: operations["receiveCarrierWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add units of a variant
         * @description Add units of a variant.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/add-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add units of several variants, all or none of them
         * @description Add units of several variants, all or none of them.
         */
        post: operations["addCartAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/change-variant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put another variant of the same product into a line
         * @description Put another variant of the same product into a line.
         */
        post: operations["changeCartLineVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many units the cart holds
         * @description How many units the cart holds.
         */
        post: operations["countCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon
         * @description Use a coupon.
         */
        post: operations["useCartCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/coupon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon no longer
         * @description Use a coupon no longer.
         */
        post: operations["removeCartCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ways and prices of shipping the cart to a country, or to a postal code of it
         * @description Ways and prices of shipping the cart to a country, or to a postal code of it.
         */
        post: operations["estimateShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cart as it is now
         * @description The cart as it is now.
         */
        post: operations["readCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/gift-wrapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What gift wrapping is and costs, and whether the cart can have it
         * @description What gift wrapping is and costs, and whether the cart can have it.
         */
        post: operations["readGiftWrappingOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what a mailed link is about into the own cart
         * @description Put what a mailed link is about into the own cart.
         */
        post: operations["recoverCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines
         * @description Remove lines.
         */
        post: operations["removeCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a line back into the cart
         * @description Put a line back into the cart.
         */
        post: operations["restoreToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a line aside for later
         * @description Put a line aside for later.
         */
        post: operations["saveForLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/set-rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What completes a set that the cart holds a part of
         * @description What completes a set that the cart holds a part of.
         */
        post: operations["readSetRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the quantity of a line; 0 removes it
         * @description Set the quantity of a line; 0 removes it.
         */
        post: operations["updateCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories
         * @description All categories.
         */
        get: operations["readCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the shipping address
         * @description Set the shipping address.
         */
        post: operations["setCheckoutAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set company, VAT number and billing address
         * @description Set company, VAT number and billing address.
         */
        post: operations["setCheckoutBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the e-mail address or mobile number
         * @description Set the e-mail address or mobile number.
         */
        post: operations["setCheckoutContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries that the shop ships to
         * @description Countries that the shop ships to.
         */
        get: operations["listCheckoutCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon
         * @description Use a coupon.
         */
        post: operations["useCheckoutCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon no longer
         * @description Use a coupon no longer.
         */
        post: operations["removeCheckoutCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a checkout of the cart, or of one thing bought at once
         * @description Begin a checkout of the cart, or of one thing bought at once.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use credits, or not
         * @description Use credits, or not.
         */
        post: operations["useCheckoutCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/express/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a wallet shows: sum, tax and ways of shipping for its address
         * @description What a wallet shows: sum, tax and ways of shipping for its address.
         */
        post: operations["quoteExpressCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/express/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order with what a wallet handed over, and start its payment
         * @description Place the order with what a wallet handed over, and start its payment.
         */
        post: operations["submitExpressCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/fapiao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a Chinese invoice (fapiao), or for none
         * @description Ask for a Chinese invoice (fapiao), or for none.
         */
        post: operations["setCheckoutFapiao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A checkout as it is now; of a placed order by its number
         * @description A checkout as it is now; of a placed order by its number.
         */
        post: operations["readCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/gift-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a gift card
         * @description Pay with a gift card.
         */
        post: operations["useCheckoutGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/gift-card/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a gift card no longer
         * @description Pay with a gift card no longer.
         */
        post: operations["removeCheckoutGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/gift-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set who gets the gift cards that are bought
         * @description Set who gets the gift cards that are bought.
         */
        post: operations["setCheckoutGiftDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the quantity of a line; 0 removes it
         * @description Set the quantity of a line; 0 removes it.
         */
        post: operations["setCheckoutLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the payment method
         * @description Choose the payment method.
         */
        post: operations["setCheckoutPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/paypal/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a checkout that is agreed to at PayPal, and answer PayPal's page
         * @description Begin a checkout that is agreed to at PayPal, and answer PayPal's page.
         */
        post: operations["beginPaypalCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/paypal/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in what a shopper agreed to at PayPal
         * @description Take in what a shopper agreed to at PayPal.
         */
        post: operations["returnFromPaypal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the shipping method
         * @description Choose the shipping method.
         */
        post: operations["setCheckoutShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order and start its payment
         * @description Place the order and start its payment.
         */
        post: operations["submitCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collection/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collections
         * @description Collections.
         */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on an article, or answer a comment
         * @description Comment on an article, or answer a comment.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on an article, with answers
         * @description Comments on an article, with answers.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a public coupon among my own
         * @description Put a public coupon among my own.
         */
        post: operations["claimCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A public coupon, from before it begins until it ends
         * @description A public coupon, from before it begins until it ends.
         */
        get: operations["readCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public coupons
         * @description Public coupons.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My claimed coupons
         * @description My claimed coupons.
         */
        post: operations["listOwnCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entry/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entry of a custom category with its fields
         * @description An entry of a custom category with its fields.
         */
        get: operations["readEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entry/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a custom category
         * @description Entries of a custom category.
         */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something on the wish list
         * @description Put something on the wish list.
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take something off the wish list
         * @description Take something off the wish list.
         */
        post: operations["removeFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many things are on the wish list
         * @description How many things are on the wish list.
         */
        post: operations["countFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of the wish list
         * @description A page of the wish list.
         */
        post: operations["listFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that shows my list
         * @description Make a link that shows my list.
         */
        post: operations["shareWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/share/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the link to my list
         * @description Withdraw the link to my list.
         */
        post: operations["stopSharingWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shared list
         * @description A shared list.
         */
        post: operations["readSharedWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to notifications of lower prices and of products back in stock
         * @description Subscribe to notifications of lower prices and of products back in stock.
         */
        post: operations["watchFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/watch/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe by the token of a mail; mail programs post a form to the address (RFC 8058)
         * @description Unsubscribe by the token of a mail; mail programs post a form to the address (RFC 8058).
         */
        post: operations["stopWatchingFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite/wishList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ids on the wish list, by type
         * @description Ids on the wish list, by type.
         */
        post: operations["readWishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the shop something
         * @description Tell the shop something.
         */
        post: operations["addFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to fill in a form; its token goes along as `formToken`
         * @description Begin to fill in a form; its token goes along as `formToken`.
         */
        post: operations["beginForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-card/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is left of a gift card
         * @description What is left of a gift card.
         */
        post: operations["readGiftCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a guest; the secret is sent as `x-guest` from then on
         * @description Make a guest; the secret is sent as `x-guest` from then on.
         */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiry/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an inquiry form
         * @description Send an inquiry form.
         */
        post: operations["submitInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that the account did
         * @description Everything that the account did.
         */
        post: operations["listLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A menu with its entries
         * @description A menu with its entries.
         */
        get: operations["readMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm by the mailed link
         * @description Confirm by the mailed link.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the newsletter; a mail confirms it
         * @description Ask for the newsletter; a mail confirms it.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End it; mail programs post a form to the address (RFC 8058)
         * @description End it; mail programs post a form to the address (RFC 8058).
         */
        post: operations["unsubscribeFromNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many I have not read
         * @description How many I have not read.
         */
        post: operations["countNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of my notifications
         * @description A page of my notifications.
         */
        post: operations["listNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark some as read, or all
         * @description Mark some as read, or all.
         */
        post: operations["markNoticesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change where an order goes, before anything is sent; not where that would cost something else
         * @description Change where an order goes, before anything is sent; not where that would cost something else.
         */
        post: operations["changeOrderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order, or ask for it
         * @description Cancel an order, or ask for it.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an order has arrived
         * @description Say that an order has arrived.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to a credit note of an order of the caller's
         * @description A private link to a credit note of an order of the caller's.
         */
        post: operations["createCreditNoteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order of the caller's
         * @description An order of the caller's.
         */
        post: operations["readOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to the invoice of an order of the caller's
         * @description A private link to the invoice of an order of the caller's.
         */
        post: operations["createInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders of the account
         * @description Orders of the account.
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the link to an order mailed
         * @description Have the link to an order mailed.
         */
        post: operations["lookUpOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what an order held into the cart, as far as it can be bought now
         * @description Put what an order held into the cart, as far as it can be bought now.
         */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with its text
         * @description A page with its text.
         */
        get: operations["readPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the merchant
         * @description Pages of the merchant.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saved cards of the account
         * @description Saved cards of the account.
         */
        post: operations["listSavedCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/cards/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a saved card away, here and at the provider
         * @description Take a saved card away, here and at the provider.
         */
        post: operations["removeSavedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the payment of an unpaid order
         * @description Start the payment of an unpaid order.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A provider's webhook, in its own format and signature; 2xx once it is stored
         * @description A provider's webhook, in its own format and signature; 2xx once it is stored.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/beside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that go with others, at most four
         * @description Products that go with others, at most four.
         */
        get: operations["listProductsBeside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by id, as lists show them
         * @description Products by id, as lists show them.
         */
        get: operations["listProductCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product with its variants
         * @description A product with its variants.
         */
        get: operations["readProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, filtered and sorted
         * @description Products, filtered and sorted.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get one mail when a variant is back in stock
         * @description Get one mail when a variant is back in stock.
         */
        post: operations["notifyWhenInStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotion/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A promotion, from before it begins until it ends
         * @description A promotion, from before it begins until it ends.
         */
        get: operations["readPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running promotions
         * @description Running promotions.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the subscription of a browser that got another one of its push service
         * @description Replace the subscription of a browser that got another one of its push service.
         */
        post: operations["renewPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a browser gets news of an order, or of all of mine, by web push
         * @description Whether a browser gets news of an order, or of all of mine, by web push.
         */
        post: operations["statePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send news of an order, or of all of mine, to a browser by web push
         * @description Send news of an order, or of all of mine, to a browser by web push.
         */
        post: operations["subscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send it no more
         * @description Send it no more.
         */
        post: operations["unsubscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a product
         * @description Ask about a product.
         */
        post: operations["addQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description Answer a question.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a product, with answers
         * @description Questions about a product, with answers.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a return
         * @description Ask for a return.
         */
        post: operations["applyForReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a return back
         * @description Take a return back.
         */
        post: operations["cancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A return of the caller's
         * @description A return of the caller's.
         */
        post: operations["readReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to the label of a return of the caller's, with a slip for the parcel
         * @description A private link to the label of a return of the caller's, with a slip for the parcel.
         */
        post: operations["openReturnLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller's returns, or those of an order
         * @description The caller's returns, or those of an order.
         */
        post: operations["listReturns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say by which parcel the goods come back
         * @description Say by which parcel the goods come back.
         */
        post: operations["sendReturnLogistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The expected refund for units of an order
         * @description The expected refund for units of an order.
         */
        post: operations["quoteReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a product; again: instead of the review that waits for approval
         * @description Review a product; again: instead of the review that waits for approval.
         */
        post: operations["addReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a review helped
         * @description Say that a review helped.
         */
        post: operations["markReviewHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved reviews of a product
         * @description Approved reviews of a product.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, articles and pages for some words
         * @description Products, articles and pages for some words.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is searched for and bought most
         * @description What is searched for and bought most.
         */
        get: operations["listPopularSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be meant by the words typed so far
         * @description What may be meant by the words typed so far.
         */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign-ins and security changes
         * @description Sign-ins and security changes.
         */
        post: operations["listSecurityActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The apps and providers that sign in to the account
         * @description The apps and providers that sign in to the account.
         */
        post: operations["listIdentities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/identities/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes such an identity from the account, with a fresh proof; never the last way of signing in
         * @description Takes such an identity from the account, with a fresh proof; never the last way of signing in.
         */
        post: operations["unlinkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the security center shows
         * @description What the security center shows.
         */
        post: operations["readSecurityOverview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The passkeys that sign in to the account
         * @description The passkeys that sign in to the account.
         */
        post: operations["listPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the passkey that the browser made
         * @description Keep the passkey that the browser made.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser is asked for a new passkey, with a fresh proof
         * @description What the browser is asked for a new passkey, with a fresh proof.
         */
        post: operations["createNewPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a passkey from the account, with a fresh proof; never the last way of signing in
         * @description Take a passkey from the account, with a fresh proof; never the last way of signing in.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a passkey another name
         * @description Give a passkey another name.
         */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the account is signed in
         * @description Where the account is signed in.
         */
        post: operations["listSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session, or all others
         * @description End one session, or all others.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code by e-mail at sign-in, or not
         * @description Ask for a code by e-mail at sign-in, or not.
         */
        post: operations["switchSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop is called, speaks, sells in, ships to and offers
         * @description What the shop is called, speaks, sells in, ships to and offers.
         */
        get: operations["readShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/duration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the time spent on a page
         * @description Add the time spent on a page.
         */
        post: operations["addVisitDuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags
         * @description Tags.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture for a review, a return, an article or an inquiry
         * @description Send a picture for a review, a return, an article or an inquiry.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Delete the account.
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the picture, or take it away
         * @description Change the picture, or take it away.
         */
        post: operations["changeAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address
         * @description Change the e-mail address.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change nickname, bio and birthday
         * @description Change nickname, bio and birthday.
         */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the mobile number
         * @description Change the mobile number.
         */
        post: operations["changeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change first and last name
         * @description Change first and last name.
         */
        post: operations["changeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/editPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password; other sessions end
         * @description Set another password; other sessions end.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that the shop holds about the account
         * @description Everything that the shop holds about the account.
         */
        post: operations["exportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who is signed in
         * @description Who is signed in.
         */
        post: operations["readUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitor/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a visitor looks at a page
         * @description Note that a visitor looks at a page.
         */
        post: operations["trackVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm by the mailed link
         * @description Confirm by the mailed link.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a withdrawal; a mail to the address of the order asks to confirm it
         * @description Declare a withdrawal; a mail to the address of the order asks to confirm it.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A device on which an account is signed in. */
        AccountSession: {
            /** @description Whether it is the session that asks. */
            current: boolean;
            /** @description Browser and system, as people call them; empty: unknown. */
            device: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description When it was seen last. */
            lastSeenAt: string;
            /** @description Whether that address is of the shop's own network, and says nothing. */
            localNetwork: boolean;
            /** @description IP address that signed in. */
            loginIp: string;
            /**
             * @description How it was signed in. `signup`: by signing up; `password`: by the password; `code`: by a code that was sent; `qr`: by another device; `openid`: by another provider; `passkey`: by a passkey; `reset`: by resetting the password.
             * @enum {string}
             */
            loginMethod: "signup" | "password" | "code" | "qr" | "openid" | "passkey" | "reset" | (string & {});
            /** @description When it was signed in. */
            signedInAt: string;
        };
        /** @description Something that an account did. */
        ActivityEntry: {
            /** @description When it happened. */
            at: string;
            /** @description Whether it is the session that asks. */
            current: boolean;
            /** @description What was changed, from what to what, by field. */
            detail: {
                [key: string]: string | number | boolean;
            };
            /** @description Browser and system, as people call them; empty: unknown. */
            device: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description IP address. */
            ip: string;
            /**
             * @description Which kind it is. `signUp`: signed up; `signIn`: signed in; `signInFailed`: signing in failed; `newDevice`: signed in by a new device; `signOut`: signed out; `signOutSession`: a session was ended; `signOutOthers`: all other sessions were ended; `passwordChanged`: the password was changed; `passwordReset`: the password was reset; `emailVerified`: the e-mail address was proved; `emailChanged`: the e-mail address was changed; `mobileChanged`: the mobile number was changed; `loginVerificationOn`: codes at sign-in were switched on; `loginVerificationOff`: codes at sign-in were switched off; `identityLinked`: another provider was linked; `identityUnlinked`: another provider was unlinked; `passkeyAdded`: a passkey was added; `passkeyRenamed`: a passkey got another name; `passkeyRemoved`: a passkey was removed; `dataExported`: the data was exported; `accountDeleted`: the account was deleted; `nameChanged`: the name was changed; `infoChanged`: the profile was changed; `avatarChanged`: the picture was changed; `addressSaved`: an address was saved; `addressRemoved`: an address was removed; `guestJoined`: what a guest had came to the account; `favoriteAdded`: something was put on the wish list; `favoriteRemoved`: something was taken off the wish list; `listShared`: the wish list was shared; `couponClaimed`: a coupon was claimed; `articleSaved`: an article was saved; `articleSubmitted`: an article was handed in; `articleWithdrawn`: an article was withdrawn; `articleRemoved`: an article was removed; `orderPlaced`: an order was placed; `orderCancelled`: an order was cancelled; `returnApplied`: a return was asked for; `returnCancelled`: a return was taken back; `returnSent`: goods were sent back; `reviewWritten`: a review was written.
             * @enum {string}
             */
            kind: "signUp" | "signIn" | "signInFailed" | "newDevice" | "signOut" | "signOutSession" | "signOutOthers" | "passwordChanged" | "passwordReset" | "emailVerified" | "emailChanged" | "mobileChanged" | "loginVerificationOn" | "loginVerificationOff" | "identityLinked" | "identityUnlinked" | "passkeyAdded" | "passkeyRenamed" | "passkeyRemoved" | "dataExported" | "accountDeleted" | "nameChanged" | "infoChanged" | "avatarChanged" | "addressSaved" | "addressRemoved" | "guestJoined" | "favoriteAdded" | "favoriteRemoved" | "listShared" | "couponClaimed" | "articleSaved" | "articleSubmitted" | "articleWithdrawn" | "articleRemoved" | "orderPlaced" | "orderCancelled" | "returnApplied" | "returnCancelled" | "returnSent" | "reviewWritten" | (string & {});
            /** @description Its text. */
            text: string;
        };
        /** @description A page of what an account did. */
        ActivityLog: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["ActivityEntry"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description A postal address, with the person whom it names. */
        Address: {
            /** @description Street and house number. */
            address: string;
            /** @description Apartment, floor or building; empty: none. */
            apartment: string;
            /** @description District or county; empty: none. */
            area: string;
            /** @description City or town. */
            city: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Calling code of the phone number, with plus: `+86`. */
            countryCode: string;
            /** @description First name. */
            firstName: string;
            /** @description How the name is read, in kana, of a Japanese address; empty: it is not said. */
            kana: string;
            /** @description Last name. */
            lastName: string;
            /** @description Phone number. */
            phone: string;
            /** @description Postal code. */
            postalCode: string;
            /** @description State or province; the part of ISO 3166-2 after the hyphen where there is one. */
            province: string;
        };
        /** @description How the addresses of a country are asked for. */
        AddressForm: {
            /** @description Districts to offer; others are taken too. */
            areas: string[];
            /** @description Calling code of the country, with plus. */
            callingCode: string;
            /** @description Cities to offer; others are taken too. */
            cities: string[];
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description The fields in the order in which the country writes them. */
            fields: {
                /** @description Value of the attribute `autocomplete`. */
                autocomplete: string;
                /** @description An example of it. */
                example?: string;
                /** @description Longest text, in characters. */
                maxLength: number;
                /**
                 * @description The name of the field, as it is sent. `province`: state or province; `city`: city or town; `area`: district or county; `postalCode`: postal code; `firstName`: first name; `lastName`: last name; `kana`: the name in kana; `address`: street and house number; `apartment`: apartment, floor or building; `countryCode`: calling code of the phone number; `phone`: phone number.
                 * @enum {string}
                 */
                name: "province" | "city" | "area" | "postalCode" | "firstName" | "lastName" | "kana" | "address" | "apartment" | "countryCode" | "phone" | (string & {});
                /** @description Regular expression for the attribute `pattern`. */
                pattern?: string;
                /** @description Whether it must be filled in. */
                required: boolean;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description Whether `GET /api/web/address/postal-code` knows the places of its postal codes; absent: no. */
            findsPlaces?: boolean;
            /** @description Whether `POST /api/web/address/parse` reads its addresses; absent: no. */
            parses?: boolean;
            /** @description The only values that `province` takes; empty: any text is taken. */
            provinces: {
                /** @description Cities to offer; others are taken too. */
                cities: string[];
                /** @description Pattern of how its postal codes begin. */
                postalCode?: string;
                /** @description Its title, as people read it. */
                title: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Whether `POST /api/web/address/suggest` has addresses of it; absent: no. */
            suggests?: boolean;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description Another device changed this address after the change was begun; nothing was changed. */
        AddressStaleRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Counts up with every change; a write of an older one is refused. */
                version: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `addressStale`: Another device changed this address after the change was begun; nothing was changed.
             * @constant
             */
            reason: "addressStale";
        };
        /** @description An address that begins with the typed text, without a person. */
        AddressSuggestion: {
            /** @description The same in the fields of its country; '' is not known. With an `id`, `POST /api/web/address/suggestion` knows them. */
            address: {
                /** @description Street and house number. */
                address: string;
                /** @description District or county; empty: none. */
                area: string;
                /** @description City or town. */
                city: string;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description Postal code. */
                postalCode: string;
                /** @description State or province; the part of ISO 3166-2 after the hyphen where there is one. */
                province: string;
            };
            /** @description What to ask for the fields by; absent: they are all here. */
            id?: string;
            /** @description The address in a line. */
            title: string;
        };
        /** @description Not without agreement. */
        AgreementRequiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `agreementRequired`: Not without agreement.
             * @constant
             */
            reason: "agreementRequired";
        };
        /** @description Its order was placed; it takes no change any more. */
        AlreadyPlacedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 41;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Number of the order, as people say it; null: there is none. */
                orderNo: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `alreadyPlaced`: Its order was placed; it takes no change any more.
             * @constant
             */
            reason: "alreadyPlaced";
        };
        /** @description The shop serves no such version of its API. */
        ApiVersionUnknownRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description The versions of the API that the shop serves. */
                versions: string[];
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `apiVersionUnknown`: The shop serves no such version of its API.
             * @constant
             */
            reason: "apiVersionUnknown";
        };
        /** @description Another text was saved since this one was read; `data.article` is that one, and nothing was written. */
        ArticleChangedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description The article, by its slug or id. */
                article: components["schemas"]["OwnArticle"];
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `articleChanged`: Another text was saved since this one was read; `data.article` is that one, and nothing was written.
             * @constant
             */
            reason: "articleChanged";
        };
        /** @description A category or tag of articles */
        ArticleTopic: {
            /** @description How many articles it holds now. */
            articleCount: number;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description What it is about. */
            summary: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A session that was begun, and whose it is. */
        AuthSignedIn: {
            /** @description What the guest had and the account has now. */
            joined: components["schemas"]["JoinedGuest"];
            /** @description The secret of the session, for the header `x-auth`. */
            token: string;
            /** @description The account that is signed in. */
            user: components["schemas"]["User"];
            /** @description Whether the e-mail address is still to be proved. */
            verifyEmail: boolean;
        };
        /** @description What the invoice says of who pays, besides the shipping address. */
        Billing: {
            /** @description Where it is sent; null: nowhere, or it is not known yet. */
            address: components["schemas"]["Address"] | null;
            /** @description The company behind the shop, as invoices name it. */
            company: string;
            /** @description The lines, in order. */
            lines: string[];
            /** @description VAT number with the prefix of its country; empty: none. */
            vatNumber: string;
        };
        /** @description An address of an account's address book. */
        BookAddress: {
            /** @description Street and house number. */
            address: string;
            /** @description Apartment, floor or building; empty: none. */
            apartment: string;
            /** @description District or county; empty: none. */
            area: string;
            /** @description City or town. */
            city: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Calling code of the mobile number, with plus: `+86`. */
            countryCode: string;
            /** @description First name. */
            firstName: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Whether it is the usual one. */
            isDefault: boolean;
            /** @description How the name is read, in kana, of a Japanese address; empty: it is not said. */
            kana: string;
            /** @description Last name. */
            lastName: string;
            /** @description The address as people read it, line by line. */
            lines: string[];
            /** @description Phone number. */
            phone: string;
            /** @description Postal code. */
            postalCode: string;
            /** @description State or province; the part of ISO 3166-2 after the hyphen where there is one. */
            province: string;
            /** @description Counts up with every change; a write of an older one is refused. */
            version: number;
        };
        /** @description A solved captcha is wanted (docs/contract.md, "Scenes"). */
        CaptchaRequiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 10;
            /** @description What belongs to the reason. */
            data: ({
                /**
                 * @description Which kind it is. `captcha`: a solved captcha is wanted.
                 * @constant
                 */
                kind: "captcha";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `captchaRequired`: A solved captcha is wanted (docs/contract.md, "Scenes").
             * @constant
             */
            reason: "captchaRequired";
        };
        /** @description A shopper's cart with its sums. */
        Cart: {
            /** @description How many there are. */
            count: number;
            /** @description Codes of the coupons that were entered. */
            couponCodes: string[];
            /** @description What each coupon takes off. */
            couponDiscounts: components["schemas"]["Discount"][];
            /** @description The lines, in order. */
            lines: components["schemas"]["CartLine"][];
            /** @description What a person should know of it, in the language of the request. */
            messages: string[];
            /** @description How near the cart is to its next reductions. */
            nudges: components["schemas"]["PromotionProgress"][];
            /** @description What each running promotion takes off. */
            promotionDiscounts: components["schemas"]["Discount"][];
            /** @description Whether it is sent or collected; false: nothing of it is. */
            requiresShipping: boolean;
            /** @description Lines that were put aside for later; they are in no sum. */
            saved: components["schemas"]["CartLine"][];
            /** @description What makes shipping free; the fee holds it already. */
            shippingDiscounts: {
                /** @description The code of the coupon; absent: no code was needed. */
                code?: string;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description What the goods cost before discounts. */
            subtotal: components["schemas"]["Money"];
            /** @description Whether anything of it bears tax; gift cards bear none. */
            taxable: boolean;
            /** @description What is to be paid altogether. */
            total: components["schemas"]["Money"];
        };
        /** @description A line of a cart or checkout. */
        CartLine: {
            /** @description Units that can be bought now; null: without limit. */
            available: number | null;
            /** @description Its product has other variants, one of which can take its place. */
            changeable?: boolean;
            /** @description What is taken off, one by one. */
            discounts: components["schemas"]["Discount"][];
            /** @description What of it is sold ahead of stock; null: nothing. */
            expected?: components["schemas"]["ExpectedUnits"] | null;
            /** @description Whether it wraps the order as a gift: there is at most one of it, and it has no page. */
            giftWrapping?: boolean;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description Id of the line. */
            lineId: string;
            /** @description Compare-at price, shown crossed out; it enters no sum; null: none. */
            linePrice: components["schemas"]["Money"] | null;
            /** @description What a person should know of it, in the language of the request. */
            messages: string[];
            /** @description The values to choose from, in order. */
            options: {
                /** @description What the option is called. */
                title: string;
                /** @description What was chosen. */
                value: string;
            }[];
            /** @description Price of one unit. */
            price: components["schemas"]["Money"];
            /** @description Whether so many can be bought now. */
            purchasable: boolean;
            /** @description How many units. */
            quantity: number;
            /** @description Stock keeping unit: names a variant for people and programs. */
            sku: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Price times quantity, before discounts. */
            subtotal: components["schemas"]["Money"];
            /** @description Its title, as people read it. */
            title: string;
            /** @description What the line costs after its discounts. */
            total: components["schemas"]["Money"];
        };
        /** @description A category of the tree, with those below it. */
        CategoryNode: {
            /** @description What stands below it, in order. */
            children: {
                /** @description What stands below it, in order. */
                children: {
                    /** @description What stands below it, in order. */
                    children: {
                        /** @description What stands below it, in order. */
                        children: {
                            /** @description What stands below it, in order. */
                            children: {
                                /** @description What stands below it, in order. */
                                children: {
                                    /** @description What stands below it, in order. */
                                    children: {
                                        /** @description What stands below it, in order. */
                                        children: {
                                            /** @description What stands below it, in order. */
                                            children: {
                                                /** @description What stands below it, in order. */
                                                children: unknown[];
                                                /** @description A longer text about it. */
                                                description: string;
                                                /** @description What it is named by in calls; it never changes. */
                                                id: string;
                                                /** @description Its picture; null: none. */
                                                image: components["schemas"]["Picture"] | null;
                                                /** @description How many published products it has. */
                                                productCount: number;
                                                /** @description The last part of its address, unique among its kind. */
                                                slug: string;
                                                /** @description Its title, as people read it. */
                                                title: string;
                                            }[];
                                            /** @description A longer text about it. */
                                            description: string;
                                            /** @description What it is named by in calls; it never changes. */
                                            id: string;
                                            /** @description Its picture; null: none. */
                                            image: components["schemas"]["Picture"] | null;
                                            /** @description How many published products it has. */
                                            productCount: number;
                                            /** @description The last part of its address, unique among its kind. */
                                            slug: string;
                                            /** @description Its title, as people read it. */
                                            title: string;
                                        }[];
                                        /** @description A longer text about it. */
                                        description: string;
                                        /** @description What it is named by in calls; it never changes. */
                                        id: string;
                                        /** @description Its picture; null: none. */
                                        image: components["schemas"]["Picture"] | null;
                                        /** @description How many published products it has. */
                                        productCount: number;
                                        /** @description The last part of its address, unique among its kind. */
                                        slug: string;
                                        /** @description Its title, as people read it. */
                                        title: string;
                                    }[];
                                    /** @description A longer text about it. */
                                    description: string;
                                    /** @description What it is named by in calls; it never changes. */
                                    id: string;
                                    /** @description Its picture; null: none. */
                                    image: components["schemas"]["Picture"] | null;
                                    /** @description How many published products it has. */
                                    productCount: number;
                                    /** @description The last part of its address, unique among its kind. */
                                    slug: string;
                                    /** @description Its title, as people read it. */
                                    title: string;
                                }[];
                                /** @description A longer text about it. */
                                description: string;
                                /** @description What it is named by in calls; it never changes. */
                                id: string;
                                /** @description Its picture; null: none. */
                                image: components["schemas"]["Picture"] | null;
                                /** @description How many published products it has. */
                                productCount: number;
                                /** @description The last part of its address, unique among its kind. */
                                slug: string;
                                /** @description Its title, as people read it. */
                                title: string;
                            }[];
                            /** @description A longer text about it. */
                            description: string;
                            /** @description What it is named by in calls; it never changes. */
                            id: string;
                            /** @description Its picture; null: none. */
                            image: components["schemas"]["Picture"] | null;
                            /** @description How many published products it has. */
                            productCount: number;
                            /** @description The last part of its address, unique among its kind. */
                            slug: string;
                            /** @description Its title, as people read it. */
                            title: string;
                        }[];
                        /** @description A longer text about it. */
                        description: string;
                        /** @description What it is named by in calls; it never changes. */
                        id: string;
                        /** @description Its picture; null: none. */
                        image: components["schemas"]["Picture"] | null;
                        /** @description How many published products it has. */
                        productCount: number;
                        /** @description The last part of its address, unique among its kind. */
                        slug: string;
                        /** @description Its title, as people read it. */
                        title: string;
                    }[];
                    /** @description A longer text about it. */
                    description: string;
                    /** @description What it is named by in calls; it never changes. */
                    id: string;
                    /** @description Its picture; null: none. */
                    image: components["schemas"]["Picture"] | null;
                    /** @description How many published products it has. */
                    productCount: number;
                    /** @description The last part of its address, unique among its kind. */
                    slug: string;
                    /** @description Its title, as people read it. */
                    title: string;
                }[];
                /** @description A longer text about it. */
                description: string;
                /** @description What it is named by in calls; it never changes. */
                id: string;
                /** @description Its picture; null: none. */
                image: components["schemas"]["Picture"] | null;
                /** @description How many published products it has. */
                productCount: number;
                /** @description The last part of its address, unique among its kind. */
                slug: string;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description A longer text about it. */
            description: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description How many published products it has. */
            productCount: number;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A checkout, with what was chosen so far and its sums. */
        Checkout: {
            /** @description Where it is sent; null: nowhere, or it is not known yet. */
            address: components["schemas"]["Address"] | null;
            /** @description The address as people read it, line by line; empty: none. */
            addressLines: string[];
            /** @description Who pays, where the invoice says more than the shipping address; null: nothing. */
            billing?: components["schemas"]["Billing"] | null;
            /** @description How the shopper is reached. */
            contact: {
                /** @description Calling code of the mobile number, with plus: `+86`. */
                countryCode: string | null;
                /** @description E-mail address; null: none. */
                email: string | null;
                /** @description Mobile number, national part; null: none. */
                mobile: string | null;
            };
            /** @description Codes of the coupons that were entered. */
            couponCodes: string[];
            /** @description What each coupon takes off. */
            couponDiscounts: components["schemas"]["Discount"][];
            /** @description What of it is paid by credits. */
            credits: components["schemas"]["Money"];
            /** @description What the credits of the account come to. */
            creditsAvailable?: components["schemas"]["Money"];
            /** @description What is to be paid now. */
            due?: components["schemas"]["Money"];
            /** @description What of it is sold ahead of stock; null: nothing. */
            expected?: {
                /** @description What the shopper has to know before paying, in the language of the caller. */
                texts: string[];
                /**
                 * Format: date
                 * @description The last day from which on something of it is expected to be sent.
                 */
                until: string;
            } | null;
            /** @description The Chinese invoice (fapiao) that is asked for; null: none. */
            fapiao?: components["schemas"]["Fapiao"] | null;
            /** @description The gift cards that pay, and how much each. */
            giftCards?: {
                /** @description What the card pays here. */
                amount: components["schemas"]["Money"];
                /** @description What is left of the card before it pays. */
                balance: components["schemas"]["Money"];
                /** @description Id of the card, by which it is taken away again. */
                id: string;
                /** @description The last four characters of the code; empty: it has none yet, as it is made when it is mailed. */
                lastCharacters: string;
            }[];
            /** @description What of it gift cards pay. */
            giftCardsAmount?: components["schemas"]["Money"];
            /** @description Who gets the codes of the gift cards that are bought; null: the buyer, at once. */
            giftDelivery?: {
                /** @description What happened, in words for people to read. */
                message: string;
                /** @description Where the codes are mailed to; null: to the buyer. */
                recipientEmail: string | null;
                /** @description Name of whom it is for; empty: nobody in particular. */
                recipientName: string;
                /** @description Name of whom it is from; empty: the shop. */
                senderName: string;
                /** @description On which day the codes are mailed, in the morning (08:00 UTC); null: as soon as it is paid. */
                sendOn: string | null;
            } | null;
            /** @description The lines, in order. */
            lines: components["schemas"]["CartLine"][];
            /** @description What a person should know of it, in the language of the request. */
            messages: string[];
            /** @description Whether a Chinese invoice (fapiao) can be asked for. */
            offersFapiao?: boolean;
            /** @description Number of the order, as people say it; null: there is none. */
            orderNo: string | null;
            /** @description Whether it still waits for its payment. */
            payable: boolean;
            /** @description What of the total is paid once all of it is there; absent: nothing. */
            payLater?: components["schemas"]["Money"];
            /** @description How it is paid; null: it is not chosen yet. */
            paymentMethod: components["schemas"]["PaymentMethod"] | null;
            /** @description The payment methods to choose from. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description What each running promotion takes off. */
            promotionDiscounts: components["schemas"]["Discount"][];
            /** @description What the shopper wrote for the merchant. */
            remark: string;
            /** @description Whether an address is asked for. */
            requiresAddress?: boolean;
            /** @description Whether something is to be paid with the order. */
            requiresPayment: boolean;
            /** @description Whether it is sent or collected; false: nothing of it is. */
            requiresShipping: boolean;
            /** @description Whether the buyer owes the tax in place of the shop. */
            reverseCharge?: boolean;
            /** @description Whether a card that pays can be kept for the next time. */
            savesCards?: boolean;
            /** @description Whether gift cards are bought. */
            sellsGiftCards?: boolean;
            /** @description What makes shipping free; the fee holds it already. */
            shippingDiscounts?: {
                /** @description The code of the coupon; absent: no code was needed. */
                code?: string;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description What sending costs; null: it is not known yet. */
            shippingFee: components["schemas"]["Money"] | null;
            /** @description How it is sent; null: nothing is, or it is not chosen yet. */
            shippingMethod: components["schemas"]["ShippingMethod"] | null;
            /** @description The ways of shipping to choose from. */
            shippingMethods: components["schemas"]["ShippingMethod"][];
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /**
             * @description How it stands. `open`: it is not placed yet; `placed`: it became an order.
             * @enum {string}
             */
            state: "open" | "placed" | (string & {});
            /** @description What the goods cost before discounts. */
            subtotal: components["schemas"]["Money"];
            /** @description The tax of it. */
            tax: components["schemas"]["Money"];
            /** @description The tax by rate; adds up to `tax`. */
            taxes?: {
                /** @description The sum. */
                amount: components["schemas"]["Money"];
                /** @description In basis points: 1900 is 19 %. */
                basisPoints: number;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description Whether prices include the tax. */
            taxIncluded: boolean;
            /** @description What is to be paid altogether. */
            total: components["schemas"]["Money"];
            /** @description Whether credits are used. */
            useCredits?: boolean;
        };
        /** @description An article, page or entry as lists show it */
        ContentCard: {
            /** @description The name of who wrote it. */
            author: string;
            /** @description Its categories, by their slugs. */
            categories: components["schemas"]["TopicReference"][];
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Which kind it is. `article`: an article; `page`: a page; `entry`: an entry of a custom category.
             * @enum {string}
             */
            kind: "article" | "page" | "entry" | (string & {});
            /** @description Its picture; null: none. */
            picture: components["schemas"]["Picture"] | null;
            /**
             * Format: date-time
             * @description When it was published; null: never. An ISO 8601 instant in UTC.
             */
            publishedAt: string;
            /** @description How long reading takes, in minutes. */
            readingMinutes: number;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its tags. */
            tags: components["schemas"]["TopicReference"][];
            /** @description Its title, as people read it. */
            title: string;
            /** @description The custom category of an entry; empty: it is none. */
            type: string;
            /**
             * Format: date-time
             * @description When it was changed last. An ISO 8601 instant in UTC.
             */
            updatedAt: string;
        };
        /** @description An article, page or entry with its text */
        ContentDetail: {
            /** @description The name of who wrote it. */
            author: string;
            /** @description The text as HTML. */
            body: string;
            /** @description Its categories, by their slugs. */
            categories: components["schemas"]["TopicReference"][];
            /** @description Its fields, in order. */
            fields: {
                /** @description By what programs name it; it never changes. */
                key: string;
                /**
                 * @description Which kind it is. `text`: a line of text; `richText`: text with formatting, as HTML; `number`: a number; `date`: a day; `choice`: one of the choices; `picture`: a picture.
                 * @enum {string}
                 */
                kind: "text" | "richText" | "number" | "date" | "choice" | "picture" | (string & {});
                /** @description Its picture; null: none. */
                picture: components["schemas"]["Picture"] | null;
                /** @description Its title, as people read it. */
                title: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Which kind it is. `article`: an article; `page`: a page; `entry`: an entry of a custom category.
             * @enum {string}
             */
            kind: "article" | "page" | "entry" | (string & {});
            /** @description Languages (BCP 47) */
            languages: string[];
            /** @description Its picture; null: none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Its pictures, in order; the first stands in lists. */
            pictures: components["schemas"]["Picture"][];
            /** @description Ids of the products that it mentions. */
            productIds: string[];
            /**
             * Format: date-time
             * @description When it was published; null: never. An ISO 8601 instant in UTC.
             */
            publishedAt: string;
            /** @description How long reading takes, in minutes. */
            readingMinutes: number;
            /** @description The text that search engines show; empty: the summary. */
            seoDescription: string;
            /** @description The title that search engines show; empty: the usual title. */
            seoTitle: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Its slugs by language, as far as they differ. */
            slugs: {
                [key: string]: string;
            };
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its tags. */
            tags: components["schemas"]["TopicReference"][];
            /** @description Its title, as people read it. */
            title: string;
            /** @description The custom category of an entry; empty: it is none. */
            type: string;
            /**
             * Format: date-time
             * @description When it was changed last. An ISO 8601 instant in UTC.
             */
            updatedAt: string;
        };
        /** @description A country that can be chosen. */
        CountryChoice: {
            /** @description Calling code of the country, with plus. */
            callingCode: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description The coupon was used as often as it may be. */
        CouponExhaustedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponExhausted`: The coupon was used as often as it may be.
             * @constant
             */
            reason: "couponExhausted";
        };
        /** @description The coupon's time is over. */
        CouponExpiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponExpired`: The coupon's time is over.
             * @constant
             */
            reason: "couponExpired";
        };
        /** @description A public coupon as lists show it. */
        CouponItem: {
            /** @description What shoppers enter. */
            code: string;
            /** @description A longer text about it. */
            description: string;
            /** @description Until when it applies; null: without end. An ISO 8601 instant in UTC. */
            endsAt: string | null;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description How often it can be used. */
            limit: {
                /** @description How often one customer can use it; null: without limit. */
                perCustomer: number | null;
                /** @description How often it can still be used; null: without limit. */
                remaining: number | null;
                /** @description How often it can be used in all; null: without limit. */
                total: number | null;
            };
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description From when it applies; null: at once. An ISO 8601 instant in UTC. */
            startsAt: string | null;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description Too little is in the cart. */
        CouponMinimumRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponMinimum`: Too little is in the cart.
             * @constant
             */
            reason: "couponMinimum";
        };
        /** @description The coupon is for accounts. */
        CouponNeedsSignInRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponNeedsSignIn`: The coupon is for accounts.
             * @constant
             */
            reason: "couponNeedsSignIn";
        };
        /** @description The coupon does not work beside the other discounts. */
        CouponNotCombinableRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponNotCombinable`: The coupon does not work beside the other discounts.
             * @constant
             */
            reason: "couponNotCombinable";
        };
        /** @description The coupon is for a first order. */
        CouponNotFirstOrderRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponNotFirstOrder`: The coupon is for a first order.
             * @constant
             */
            reason: "couponNotFirstOrder";
        };
        /** @description The coupon does not work yet. */
        CouponNotYetRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponNotYet`: The coupon does not work yet.
             * @constant
             */
            reason: "couponNotYet";
        };
        /** @description The coupon is for other accounts. */
        CouponNotYoursRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponNotYours`: The coupon is for other accounts.
             * @constant
             */
            reason: "couponNotYours";
        };
        /** @description Nothing in the cart is what the coupon is for. */
        CouponOtherGoodsRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponOtherGoods`: Nothing in the cart is what the coupon is for.
             * @constant
             */
            reason: "couponOtherGoods";
        };
        /** @description The coupon is for another market or currency. */
        CouponOtherMarketRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponOtherMarket`: The coupon is for another market or currency.
             * @constant
             */
            reason: "couponOtherMarket";
        };
        /** @description No coupon has this code. */
        CouponUnknownRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponUnknown`: No coupon has this code.
             * @constant
             */
            reason: "couponUnknown";
        };
        /** @description This shopper has used the coupon as often as one may. */
        CouponUsedByYouRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
                /** @description How much more the cart must hold. */
                missing?: components["schemas"]["Money"];
                /** @description How many more pieces the cart must hold. */
                missingPieces?: number;
                /**
                 * @description Why, in words for people to read. `unknown`: no coupon has this code; `notYet`: it does not work yet; `expired`: its time is over; `exhausted`: it was used as often as it may be; `needsSignIn`: it is for accounts; `notYours`: it is for other accounts; `notFirstOrder`: it is for a first order; `usedByYou`: this shopper has used it as often as one may; `otherMarket`: it is for another market or currency; `otherGoods`: nothing in the cart is what it is for; `minimum`: too little is in the cart; `notCombinable`: it does not work beside the other discounts.
                 * @enum {string}
                 */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `couponUsedByYou`: This shopper has used the coupon as often as one may.
             * @constant
             */
            reason: "couponUsedByYou";
        };
        /** @description The days on which something may arrive, counted from when it is ordered. */
        DeliveryWindow: {
            /**
             * Format: date
             * @description The beginning, itself included.
             */
            from: string;
            /** @description Its text. */
            text: string;
            /**
             * Format: date
             * @description The last day, itself included.
             */
            until: string;
        };
        /** @description A reduction of a line or of the whole. */
        Discount: {
            /** @description The sum. */
            amount: components["schemas"]["Money"];
            /** @description The code of the coupon; absent: no code was needed. */
            code?: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A page of questions or comments. */
        DiscussionList: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["DiscussionThread"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description A question or comment with its answers. */
        DiscussionThread: {
            /** @description The name of who wrote it. */
            author: string;
            /** @description Whether the shop wrote it. */
            byShop: boolean;
            /**
             * Format: date-time
             * @description When it was made. An ISO 8601 instant in UTC.
             */
            createdAt: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Language (BCP 47) */
            lang: string;
            /** @description Answers, oldest first. */
            replies: {
                /** @description The name of who wrote it. */
                author: string;
                /** @description Whether the shop wrote it. */
                byShop: boolean;
                /**
                 * Format: date-time
                 * @description When it was made. An ISO 8601 instant in UTC.
                 */
                createdAt: string;
                /** @description What it is named by in calls; it never changes. */
                id: string;
                /** @description Language (BCP 47) */
                lang: string;
                /** @description What was answered. */
                text: string;
                /** @description The words in the language that was asked for; null where the post is in it, or is not translated. */
                translation: {
                    /** @description Language (BCP 47) */
                    lang: string;
                    /** @description What was answered. */
                    text: string;
                } | null;
            }[];
            /** @description Its text. */
            text: string;
            /** @description The words in the language that was asked for; null where the post is in it, or is not translated. */
            translation: {
                /** @description Language (BCP 47) */
                lang: string;
                /** @description Its text. */
                text: string;
            } | null;
        };
        /** @description The password was right; a code by e-mail is wanted besides. */
        EmailCodeRequiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 10;
            /** @description What belongs to the reason. */
            data: ({
                /** @description E-mail address. */
                email: string;
                /**
                 * @description Which kind it is. `emailCode`: a code by e-mail is wanted besides.
                 * @constant
                 */
                kind: "emailCode";
                /** @description The secret that the next step asks for. */
                ticket: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `emailCodeRequired`: The password was right; a code by e-mail is wanted besides.
             * @constant
             */
            reason: "emailCodeRequired";
        };
        /** @description What every success has besides its `data`. */
        Envelope: {
            /**
             * @description 0: success.
             * @constant
             */
            code: 0;
            /** @description Empty, or a message for a person. */
            msg: string;
        };
        /** @description The variant wanted instead is no variant of the same product, or costs something else. */
        ExchangeNotPossibleRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 41;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Id of the line. */
                lineId: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `exchangeNotPossible`: The variant wanted instead is no variant of the same product, or costs something else.
             * @constant
             */
            reason: "exchangeNotPossible";
        };
        /** @description What is sold ahead of stock, and when it is expected to be sent. */
        Expected: {
            /**
             * @description As what they are sold. `backorder`: it comes again; `preorder`: it comes for the first time.
             * @enum {string}
             */
            as: "backorder" | "preorder" | (string & {});
            /**
             * Format: date
             * @description The day from which on they are expected to be sent, in the time zone of the shop.
             */
            expectedOn: string;
        };
        /** @description Something is sent later than the shopper saw; nothing was placed. */
        ExpectedDayChangedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 10;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What the caller may do with it now. */
                actions: {
                    /** @description What it is named by in calls; it never changes. */
                    id: string;
                    /** @description Which kind it is. */
                    kind: string;
                    /** @description Its title, as people read it. */
                    title: string;
                }[];
                /**
                 * Format: date
                 * @description The last day on which something is expected to be sent, as the shopper saw it; null: all was there.
                 */
                expectedUntil: string;
                /**
                 * @description Which kind it is. `expectedChanged`: something is sent later.
                 * @constant
                 */
                kind: "expectedChanged";
                /** @description Its text. */
                text: string;
                /** @description Its title, as people read it. */
                title: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `expectedDayChanged`: Something is sent later than the shopper saw; nothing was placed.
             * @constant
             */
            reason: "expectedDayChanged";
        };
        /** @description Units that wait for stock, and when they are expected to be sent. */
        ExpectedUnits: {
            /**
             * @description As what they are sold. `backorder`: it comes again; `preorder`: it comes for the first time.
             * @enum {string}
             */
            as: "backorder" | "preorder" | (string & {});
            /**
             * Format: date
             * @description The day from which on they are expected to be sent, in the time zone of the shop.
             */
            expectedOn: string;
            /** @description So many of them wait. */
            quantity: number;
        };
        /** @description What a wallet shows of a purchase before the shopper agrees to it. */
        ExpressQuote: {
            /** @description In the smallest unit that the provider counts in, which is not the shop's for every currency. */
            amount: number;
            /** @description Where goods are sent to. */
            countries: string[];
            /** @description ISO 4217 code of the currency. */
            currency: string;
            /** @description The last day of what is sold ahead of stock, sent back as `expectedUntil`; null: all is there. */
            expectedUntil: string | null;
            /** @description What is sent back as `expectedItems`. */
            items: {
                /** @description How many units. */
                quantity: number;
                /** @description Stock keeping unit: names a variant for people and programs. */
                sku: string;
            }[];
            /** @description What makes up the sum. */
            lines: {
                /** @description In the smallest unit that the provider counts in, which is not the shop's for every currency. */
                amount: number;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description Whether the provider takes this sum. */
            payable: boolean;
            /** @description What is paid with the order, sent back as `expectedNow`. */
            payNow: components["schemas"]["Money"];
            /** @description Whether it is sent or collected; false: nothing of it is. */
            requiresShipping: boolean;
            /** @description Id of the way of shipping; null: none. */
            shippingMethodId: string | null;
            /** @description The ways of shipping to choose from. */
            shippingMethods: {
                /** @description In the smallest unit that the provider counts in, which is not the shop's for every currency. */
                amount: number;
                /** @description What it is named by in calls; it never changes. */
                id: string;
                /** @description When it arrives; empty: nothing is promised. */
                text: string;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description What is sent back as `expectedTotal`. */
            total: components["schemas"]["Money"];
        };
        /** @description What a Chinese invoice (fapiao) says of who gets it. */
        Fapiao: {
            /** @description E-mail address. */
            email: string;
            /** @description VAT or other tax identification number. */
            taxNumber: string;
            /** @description Its title, as people read it. */
            title: string;
            /**
             * @description Which type it is. `personal`: to a person; `company`: to a company.
             * @enum {string}
             */
            type: "personal" | "company" | (string & {});
        };
        /** @description How many favorites an account has, by type. */
        FavoriteCount: {
            /** @description How many articles. */
            article: number;
            /** @description How many pages. */
            page: number;
            /** @description How many products. */
            product: number;
            /** @description How many in all. */
            total: number;
        };
        /** @description Something on a wish list. */
        FavoriteItem: {
            /**
             * Format: date-time
             * @description When it was put on the list. An ISO 8601 instant in UTC.
             */
            addedAt: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Its picture; null: none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description The product as lists show it; null: it is none. */
            product: components["schemas"]["ProductCard"] | null;
            /** @description What a product cost at least when it was put on the list; null: not known, or the list of somebody else. */
            savedPrice: components["schemas"]["Money"] | null;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its title, as people read it. */
            title: string;
            /**
             * @description Which type it is. `product`: a product; `article`: an article; `page`: a page.
             * @enum {string}
             */
            type: "product" | "article" | "page" | (string & {});
        };
        /** @description A page of a wish list. */
        FavoriteList: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["FavoriteItem"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description Whether something is on the wish list now. */
        FavoriteState: {
            /** @description Whether it is on the wish list now. */
            favorite: boolean;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Which type it is. `product`: a product; `article`: an article; `page`: a page.
             * @enum {string}
             */
            type: "product" | "article" | "page" | (string & {});
        };
        /** @description What is left of a gift card, for who knows its code. */
        GiftCardBalance: {
            /** @description What is left of it. */
            balance: components["schemas"]["Money"];
            /** @description When it ends; null: never. An ISO 8601 instant in UTC. */
            expiresAt: string | null;
            /** @description The last four characters of the code; empty: it has none yet, as it is made when it is mailed. */
            lastCharacters: string;
            /**
             * @description Whether it can pay. `active`: it pays; `disabled`: staff have stopped it; `expired`: its last day is over.
             * @enum {string}
             */
            state: "active" | "disabled" | "expired" | (string & {});
        };
        /** @description The shop disabled the gift card. */
        GiftCardDisabledRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardDisabled`: The shop disabled the gift card.
             * @constant
             */
            reason: "giftCardDisabled";
        };
        /** @description Nothing is left of the gift card. */
        GiftCardEmptyRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardEmpty`: Nothing is left of the gift card.
             * @constant
             */
            reason: "giftCardEmpty";
        };
        /** @description The gift card has expired. */
        GiftCardExpiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardExpired`: The gift card has expired.
             * @constant
             */
            reason: "giftCardExpired";
        };
        /** @description Nothing is left to pay. */
        GiftCardNotNeededRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardNotNeeded`: Nothing is left to pay.
             * @constant
             */
            reason: "giftCardNotNeeded";
        };
        /** @description The gift card is in another currency than the checkout. */
        GiftCardOtherCurrencyRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardOtherCurrency`: The gift card is in another currency than the checkout.
             * @constant
             */
            reason: "giftCardOtherCurrency";
        };
        /** @description A checkout takes no more gift cards. */
        GiftCardTooManyRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardTooMany`: A checkout takes no more gift cards.
             * @constant
             */
            reason: "giftCardTooMany";
        };
        /** @description No gift card has this code. */
        GiftCardUnknownRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `giftCardUnknown`: No gift card has this code.
             * @constant
             */
            reason: "giftCardUnknown";
        };
        /** @description Fields are wrong; `data.errors` says which. */
        InvalidInputRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `invalidInput`: Fields are wrong; `data.errors` says which.
             * @constant
             */
            reason: "invalidInput";
        };
        /** @description What a guest had and the account has now. */
        JoinedGuest: {
            /** @description Whether goods of the guest are in the cart now. */
            cart: boolean;
            /** @description Whether favorites of the guest are on the wish list now. */
            favorites: boolean;
            /** @description The same in words; null: there was nothing. */
            message: string | null;
            /** @description How many orders of the guest belong to the account now. */
            orders: number;
        };
        /** @description An account elsewhere that signs in to this one. */
        LinkedIdentity: {
            /** @description When it was linked. */
            linkedAt: string;
            /** @description The name that people read. */
            name: string;
            /** @description Which provider. */
            provider: string;
            /** @description What the provider calls the person. */
            subject: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A menu of the shop */
        Menu: {
            /** @description Entries of the first level, in order. */
            items: components["schemas"]["MenuEntry"][];
            /** @description The place of the menu: `header`, `footer`, or a name of the merchant’s. */
            key: string;
        };
        /** @description An entry of a menu */
        MenuEntry: {
            /** @description Entries below this one; there are three levels at most. */
            children: components["schemas"]["MenuEntry"][];
            /** @description Path of the shop’s own page, without language prefix, or a whole address; null for a heading. */
            path: string | null;
            /** @description Shown beside an entry of the first level. */
            picture: components["schemas"]["Picture"] | null;
            /** @description The slug of what it leads to, or the key of a custom category; null for `url`. */
            target: string | null;
            /** @description What the entry says, in the language asked for. */
            title: string;
            /**
             * @description What the entry leads to; `url`: an address, or nothing for a heading. `category`: a category; `collection`: a collection; `page`: a page; `product`: a product; `custom`: a custom category.
             * @enum {string}
             */
            type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
        };
        /** @description A sum of money. */
        Money: {
            /** @description Minor units of the currency: 1999 is 19.99 USD, and 1999 JPY. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
        };
        /** @description A thing with its address, such as a category, product, article or page. */
        NamedReference: {
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A notification of an account. */
        Notification: {
            /**
             * Format: date-time
             * @description When it happened. An ISO 8601 instant in UTC.
             */
            at: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Which kind it is. `priceDropped`: a favorite costs less; `backInStock`: a favorite is in stock again; `creditsGiven`: credits were given; `articleApproved`: an article was approved; `articleRefused`: an article was refused; `newDevice`: a new device signed in; `passwordChanged`: the password was changed; `emailChanged`: the e-mail address was changed; `mobileChanged`: the mobile number was changed; `passkeyAdded`: a passkey was added; `passkeyRenamed`: a passkey got another name; `passkeyRemoved`: a passkey was removed; `paymentDue`: an order is to be paid; `parcelOutForDelivery`: a parcel of an order arrives today; `returnApplied`: a return was asked for; `returnApproved`: a return was approved; `returnRefused`: a return was refused; `returnReminded`: the parcel of a return is to be named; `returnReceived`: the goods of a return have come; `returnRejected`: the goods of a return were refused; `returnExchangeSent`: a replacement was sent; `returnRefunded`: the money of a return went back; `returnExpired`: a return ran out.
             * @enum {string}
             */
            kind: "priceDropped" | "backInStock" | "creditsGiven" | "articleApproved" | "articleRefused" | "newDevice" | "passwordChanged" | "emailChanged" | "mobileChanged" | "passkeyAdded" | "passkeyRenamed" | "passkeyRemoved" | "paymentDue" | "parcelOutForDelivery" | "returnApplied" | "returnApproved" | "returnRefused" | "returnReminded" | "returnReceived" | "returnRejected" | "returnExchangeSent" | "returnRefunded" | "returnExpired" | (string & {});
            /** @description Path of the page, without language prefix. */
            path: string;
            /** @description Whether it was read. */
            read: boolean;
            /** @description Its text. */
            text: string;
        };
        /** @description A page of notifications. */
        NotificationList: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["Notification"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
            /** @description How many are unread. */
            unread: number;
        };
        /** @description Nothing is sent to the wallet's address. */
        NotSentThereRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `notSentThere`: Nothing is sent to the wallet's address.
             * @constant
             */
            reason: "notSentThere";
        };
        /** @description The address that a provider vouches for belongs to an account with a password, which is wanted before they are linked. */
        OpenIdLinkRequiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 10;
            /** @description What belongs to the reason. */
            data: ({
                /** @description E-mail address. */
                email: string;
                /**
                 * @description Which kind it is. `openidLink`: the password of the account is wanted.
                 * @constant
                 */
                kind: "openidLink";
                /** @description The secret that the next step asks for. */
                ticket: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `openIdLinkRequired`: The address that a provider vouches for belongs to an account with a password, which is wanted before they are linked.
             * @constant
             */
            reason: "openIdLinkRequired";
        };
        /** @description An order as its shopper sees it. */
        Order: {
            /** @description What the caller may do with it now. `pay`: pay it; `cancel`: cancel it, or ask for that; `confirm`: say that the goods have come; `return`: ask for a return. */
            actions: ("pay" | "cancel" | "confirm" | "return" | (string & {}))[];
            /** @description Where it is sent; null: nowhere, or it is not known yet. */
            address: components["schemas"]["Address"] | null;
            /** @description Whether `POST /order/address` may change it now. */
            addressEditable: boolean;
            /** @description The address as people read it, line by line; empty: none. */
            addressLines: string[];
            /** @description Who pays, where the invoice says more than the shipping address; null: nothing. */
            billing: {
                /** @description Where it is sent; null: nowhere, or it is not known yet. */
                address: components["schemas"]["Address"] | null;
                /** @description The company that pays; empty: a person. */
                company: string;
                /** @description All of it as an invoice writes it. */
                lines: string[];
                /** @description Whether the buyer owes the tax in place of the shop. */
                reverseCharge: boolean;
                /** @description VAT number with the prefix of its country; empty: none. */
                vatNumber: string;
            } | null;
            /** @description When the cards of an order of gift cards alone were issued; null: not yet, or it is of goods, too. An ISO 8601 instant in UTC. */
            cardsIssuedAt: string | null;
            /** @description How the shopper is reached. */
            contact: {
                /** @description Calling code of the mobile number, with plus: `+86`. */
                countryCode: string | null;
                /** @description E-mail address; null: none. */
                email: string | null;
                /** @description Mobile number, national part; null: none. */
                mobile: string | null;
            };
            /** @description What each coupon takes off. */
            couponDiscounts: components["schemas"]["Discount"][];
            /** @description What of it is paid by credits. */
            credits: components["schemas"]["Money"];
            /** @description What of the credits went back to the account. */
            creditsReturned: components["schemas"]["Money"];
            /** @description ISO 4217 code of the currency. */
            currency: string;
            /** @description What is to be paid now. */
            due: components["schemas"]["Money"];
            /** @description When it was changed last; null: never. An ISO 8601 instant in UTC. */
            editedAt: string | null;
            /** @description The Chinese invoice (fapiao) that is asked for; null: none. */
            fapiao: {
                /** @description Where the electronic one is sent. */
                email: string;
                /** @description Since when it is issued, and closed; null: it is not. An ISO 8601 instant in UTC. */
                issuedAt: string | null;
                /** @description Taxpayer number of a company: 15, 18 or 20 digits and capitals; empty: it is personal. */
                taxNumber: string;
                /** @description Whom it is made out to; a personal one that names nobody: 个人. */
                title: string;
                /**
                 * @description Which type it is. `personal`: to a person; `company`: to a company.
                 * @enum {string}
                 */
                type: "personal" | "company" | (string & {});
            } | null;
            /** @description What of it gift cards pay. */
            giftCardsAmount: components["schemas"]["Money"];
            /** @description What of that went back to the gift cards. */
            giftCardsReturned: components["schemas"]["Money"];
            /** @description Who gets the codes of the gift cards that it bought; null: it bought none. */
            giftDelivery: {
                /** @description When the last of all codes was mailed; null: one was not yet. An ISO 8601 instant in UTC. */
                mailedAt: string | null;
                /** @description What happened, in words for people to read. */
                message: string;
                /** @description Where the code is mailed to; null: it is not mailed, but shown once. */
                recipientEmail: string | null;
                /** @description Name of whom it is for; empty: nobody in particular. */
                recipientName: string;
                /** @description Name of whom it is from; empty: the shop. */
                senderName: string;
                /** @description On which day the codes are mailed, in the morning (08:00 UTC); null: as soon as it is paid. */
                sendOn: string | null;
            } | null;
            /** @description What the shopper wrote for who gets it as a gift, printed on the packing slip; empty: nothing. */
            giftMessage: string;
            /** @description Where it was placed, if it is history of another shop; null: here. */
            imported: {
                /**
                 * @description That shop. `shopify`: Shopify.
                 * @enum {string}
                 */
                from: "shopify";
                /** @description Its number there. */
                number: string;
            } | null;
            /** @description How many of its returns are still open. */
            openReturns: number;
            /** @description Number of the order, as people say it; null: there is none. */
            orderNo: string;
            /** @description The other order of the same checkout, where a part of it is paid later; null: there is none. */
            otherOrderNo: string | null;
            /** @description Whether nothing is to be paid before all of it is there. */
            payLater: boolean;
            /** @description How it is paid, and how that stands; null: nothing is to be paid. */
            payment: {
                /** @description Whether the merchant, not a provider, says that it is paid. */
                capturedLater: boolean;
                /** @description Until when it is to be paid; null: without a limit. An ISO 8601 instant in UTC. */
                dueAt: string | null;
                /** @description Where the money is sent to, as pairs of title and value. */
                instructions: {
                    /** @description What the payment method is called. */
                    title: string;
                    /** @description The value. */
                    value: string;
                }[];
                /** @description Id of the payment method. */
                methodId: string;
                /** @description What the shopper should know while the order waits for it; empty: nothing. */
                note: string;
                /** @description Whether goods are sent before the money comes. */
                shipsBeforePayment: boolean;
                /**
                 * @description How the latest attempt stands. `pending`: it is under way; `requiresAction`: the shopper has to do something; `captured`: the money is there; `failed`: it failed; `cancelled`: it was given up; `refunded`: the money went back.
                 * @enum {string}
                 */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                /** @description What the payment method is called. */
                title: string;
            } | null;
            /** @description What was paid. */
            paymentAmount: components["schemas"]["Money"];
            /** @description Path of the page where it is paid, without language prefix; null: nothing is to be paid. */
            payPath: string | null;
            /**
             * @description Whether it is paid. `unpaid`: it is not paid, or not in full; `paid`: it is paid.
             * @enum {string}
             */
            payStatus: "unpaid" | "paid" | (string & {});
            /**
             * Format: date-time
             * @description When the order was placed. An ISO 8601 instant in UTC.
             */
            placedAt: string;
            /** @description The lines of the order, in order. */
            products: {
                /** @description What is taken off, one by one. */
                discounts: components["schemas"]["Discount"][];
                /** @description What of it is sold ahead of stock; null: nothing. */
                expected: components["schemas"]["ExpectedUnits"] | null;
                /** @description Whether it is a gift card: nothing of it is sent, its code is mailed once the order is paid. */
                giftCard: boolean;
                /** @description Its picture; null: none. */
                image: components["schemas"]["Picture"] | null;
                /** @description Id of the line. */
                lineId: string;
                /** @description The values to choose from, in order. */
                options: {
                    /** @description What the option is called. */
                    title: string;
                    /** @description What was chosen. */
                    value: string;
                }[];
                /** @description Price of one unit. */
                price: components["schemas"]["Money"];
                /** @description How many units. */
                quantity: number;
                /** @description Units that a return can be asked for now. */
                returnable: number;
                /** @description Units that arrived and can be sent back, exchanged or refunded now. */
                returnableGoods: number;
                /** @description Units in returns, and units that were refunded without one. */
                returned: number;
                /** @description Units that can be sent now. */
                sendable: number;
                /** @description Units that were sent. */
                shipped: number;
                /** @description Stock keeping unit: names a variant for people and programs. */
                sku: string;
                /** @description The last part of its address, unique among its kind. */
                slug: string;
                /** @description Its title, as people read it. */
                title: string;
                /** @description What the line costs after its discounts. */
                total: components["schemas"]["Money"];
                /** @description Units that are not sent, because their refund is asked for or done. */
                withheld: number;
            }[];
            /** @description What each running promotion takes off. */
            promotionDiscounts: components["schemas"]["Discount"][];
            /** @description What went back of what was paid. */
            refundedAmount: components["schemas"]["Money"];
            /** @description What went back, oldest first. */
            refunds: {
                /** @description What went back, without credits. */
                amount: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description When it happened. An ISO 8601 instant in UTC.
                 */
                at: string;
                /** @description Number of the credit note; null: there is none. */
                creditNote: string | null;
                /** @description What went back as credits, besides `amount`. */
                credits: components["schemas"]["Money"];
                /** @description What went back to gift cards that paid, besides `amount`. */
                giftCards: components["schemas"]["Money"];
                /** @description Whether it lowers nothing: returns bring what they would without it. */
                goodwill: boolean;
                /** @description For which units it went back. */
                lines: {
                    /** @description The sum of this line. */
                    amount: components["schemas"]["Money"];
                    /** @description Id of the line. */
                    lineId: string;
                    /** @description How many units. */
                    quantity: number;
                }[];
                /** @description Why, in words for people to read. */
                reason: string;
                /** @description What of it was for sending. */
                shipping: components["schemas"]["Money"];
            }[];
            /**
             * @description How much of what was paid went back. `none`: nothing went back; `partial`: a part went back; `full`: all of it went back.
             * @enum {string}
             */
            refundState: "none" | "partial" | "full" | (string & {});
            /** @description What the shopper wrote for the merchant. */
            remark: string;
            /** @description What was sent, oldest first. */
            shipments: {
                /** @description When it arrived; null: not yet. An ISO 8601 instant in UTC. */
                deliveredAt: string | null;
                /** @description Where the parcel was, newest first; at most 100. */
                events: {
                    /**
                     * Format: date-time
                     * @description When it happened. An ISO 8601 instant in UTC.
                     */
                    at: string;
                    /** @description Where it happened, in words; may be empty. */
                    place: string;
                    /**
                     * @description Where the parcel was. `labelCreated`: its label was made; `inTransit`: it is on its way, or waits to be collected; `outForDelivery`: it is brought today; `exception`: its carrier reports a problem; `delivered`: it has arrived; `returned`: it goes back to the sender.
                     * @enum {string}
                     */
                    state: "labelCreated" | "inTransit" | "outForDelivery" | "exception" | "delivered" | "returned" | (string & {});
                    /** @description Where the parcel was, in the language of the request. */
                    title: string;
                    /** @description What the carrier, or staff, say of it: plain text in whatever language; may be empty. */
                    words: string;
                }[];
                /** @description When the carrier expects to deliver it; null: it does not say, and what the order was promised holds. */
                expected: components["schemas"]["DeliveryWindow"] | null;
                /** @description Name of the carrier. */
                expressName: string;
                /** @description Number of the parcel. */
                expressNumber: string;
                /** @description The shipment, as `parcel-event` names it. */
                id: string;
                /** @description The lines, in order. */
                lines: {
                    /** @description Id of the line. */
                    lineId: string;
                    /** @description How many units. */
                    quantity: number;
                }[];
                /**
                 * Format: date-time
                 * @description When it was sent. An ISO 8601 instant in UTC.
                 */
                shippedAt: string;
                /** @description Where the parcel is, by its newest event; null: nobody has said yet. `labelCreated`: its label was made; `inTransit`: it is on its way, or waits to be collected; `outForDelivery`: it is brought today; `exception`: its carrier reports a problem; `delivered`: it has arrived; `returned`: it goes back to the sender. */
                state: ("labelCreated" | "inTransit" | "outForDelivery" | "exception" | "delivered" | "returned" | (string & {})) | null;
                /** @description Page of the carrier that follows the parcel; null: none. */
                trackingUrl: string | null;
            }[];
            /** @description What sending costs; null: it is not known yet. */
            shippingFee: components["schemas"]["Money"];
            /** @description How it is sent; null: nothing is, or it is not chosen yet. */
            shippingMethod: {
                /** @description When it arrives, counted from when it is ordered; absent: nothing is promised, or it is collected. */
                delivery?: components["schemas"]["DeliveryWindow"];
                /** @description What it is named by in calls; it never changes. */
                id: string;
                /** @description Where it is collected; null or absent: it is sent. */
                pickup?: components["schemas"]["PickupPlace"];
                /** @description Its title, as people read it. */
                title: string;
            } | null;
            /**
             * @description Where it stands in its life. `inProgress`: it is worked on: it may be paid, sent, delivered; `completed`: the shopper has the goods; `cancelled`: it was cancelled; `pendingCancellation`: the shopper has asked to cancel it, and the merchant has to decide.
             * @enum {string}
             */
            status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
            /** @description What the goods cost before discounts. */
            subtotal: components["schemas"]["Money"];
            /** @description The tax of it. */
            tax: components["schemas"]["Money"];
            /** @description The tax by rate; adds up to `tax`. */
            taxes: {
                /** @description The sum. */
                amount: components["schemas"]["Money"];
                /** @description What the tax is taken of, without the tax. */
                base: components["schemas"]["Money"];
                /** @description In basis points: 1900 is 19 %. */
                basisPoints: number;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description Whether prices include the tax. */
            taxIncluded: boolean;
            /** @description What happened, oldest first. */
            timeline: {
                /**
                 * Format: date-time
                 * @description When it happened. An ISO 8601 instant in UTC.
                 */
                at: string;
                /** @description What happened, as programs name it. */
                event: string;
                /** @description Why it was done; empty: nobody said. */
                reason: string;
                /** @description What happened, in the language of the request. */
                title: string;
            }[];
            /** @description What is to be paid altogether. */
            total: components["schemas"]["Money"];
        };
        /** @description A page of orders. */
        OrderList: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["Order"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description The origin is not on the shop's list. */
        OriginNotListedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 30;
            /** @description What belongs to the reason. */
            data: ({
                /**
                 * @description Where staff change it. `settings/api`: the origins that may call the shopper API.
                 * @constant
                 */
                setting: "settings/api";
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `originNotListed`: The origin is not on the shop's list.
             * @constant
             */
            reason: "originNotListed";
        };
        /** @description Asked for more than there is; `data.available` says what is left, `data.lines` of which variants. */
        OutOfStockRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 41;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Units that can be bought now; null: without limit. */
                available: number;
                /** @description The lines, in order. */
                lines: {
                    /** @description Units that can be bought now; null: without limit. */
                    available: number;
                    /** @description Id of the variant. */
                    variantId: string;
                }[];
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `outOfStock`: Asked for more than there is; `data.available` says what is left, `data.lines` of which variants.
             * @constant
             */
            reason: "outOfStock";
        };
        /** @description An article that the asking shopper writes. */
        OwnArticle: {
            /** @description The name of who wrote it. */
            author: string;
            /** @description The text as HTML. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made. An ISO 8601 instant in UTC.
             */
            createdAt: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Language (BCP 47)
             * @enum {string}
             */
            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
            /** @description Without language prefix. */
            path: string;
            /** @description Its picture; null: none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description What the picture shows, for those who do not see it. */
            pictureAlt: string;
            /** @description Readers see it, or an earlier text of it. */
            public: boolean;
            /** @description Why it was refused; empty: it was not. */
            refusal: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /**
             * @description How it stands. `draft`: it is being written; `pending`: it waits to be looked at; `approved`: everybody may see it; `refused`: it was refused.
             * @enum {string}
             */
            state: "draft" | "pending" | "approved" | "refused" | (string & {});
            /** @description When it was handed in; null: not yet. An ISO 8601 instant in UTC. */
            submittedAt: string | null;
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its title, as people read it. */
            title: string;
            /**
             * Format: date-time
             * @description When it was changed last. An ISO 8601 instant in UTC.
             */
            updatedAt: string;
            /** @description Counts up with every change; a write of an older one is refused. */
            version: number;
        };
        /** @description An article of the asking shopper as lists show it. */
        OwnArticleItem: {
            /** @description The name of who wrote it. */
            author: string;
            /**
             * Format: date-time
             * @description When it was made. An ISO 8601 instant in UTC.
             */
            createdAt: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Language (BCP 47)
             * @enum {string}
             */
            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
            /** @description Without language prefix. */
            path: string;
            /** @description Its picture; null: none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Readers see it, or an earlier text of it. */
            public: boolean;
            /** @description Why it was refused; empty: it was not. */
            refusal: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /**
             * @description How it stands. `draft`: it is being written; `pending`: it waits to be looked at; `approved`: everybody may see it; `refused`: it was refused.
             * @enum {string}
             */
            state: "draft" | "pending" | "approved" | "refused" | (string & {});
            /** @description When it was handed in; null: not yet. An ISO 8601 instant in UTC. */
            submittedAt: string | null;
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its title, as people read it. */
            title: string;
            /**
             * Format: date-time
             * @description When it was changed last. An ISO 8601 instant in UTC.
             */
            updatedAt: string;
            /** @description Counts up with every change; a write of an older one is refused. */
            version: number;
        };
        /** @description A coupon that an account has claimed. */
        OwnCoupon: {
            /**
             * Format: date-time
             * @description When it was claimed. An ISO 8601 instant in UTC.
             */
            claimedAt: string;
            /** @description What shoppers enter. */
            code: string;
            /** @description A longer text about it. */
            description: string;
            /** @description Until when it applies; null: without end. An ISO 8601 instant in UTC. */
            endsAt: string | null;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description How often it can be used. */
            limit: {
                /** @description How often one customer can use it; null: without limit. */
                perCustomer: number | null;
                /** @description How often it can still be used; null: without limit. */
                remaining: number | null;
                /** @description How often it can be used in all; null: without limit. */
                total: number | null;
            };
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description From when it applies; null: at once. An ISO 8601 instant in UTC. */
            startsAt: string | null;
            /**
             * @description How it stands. `usable`: it can be used now or later; `used`: it was used as often as one may; `expired`: its time is over.
             * @enum {string}
             */
            state: "usable" | "used" | "expired" | (string & {});
            /** @description Its title, as people read it. */
            title: string;
            /** @description Whether it can be used now. */
            usable: boolean;
            /** @description How often it was used. */
            usedCount: number;
        };
        /** @description A payment method as a checkout offers it. */
        PaymentMethod: {
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description What choosing it means. */
            note?: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description No way of paying this. */
        PaymentNotAvailableRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `paymentNotAvailable`: No way of paying this.
             * @constant
             */
            reason: "paymentNotAvailable";
        };
        /** @description A payment that was begun, and what the browser does next. */
        PaymentStart: {
            /** @description Number of the order, as people say it; null: there is none. */
            orderNo: string;
            /** @description The secret by which a guest may see the order; null: the order is of an account. */
            orderToken?: string;
            /** @description How it is paid, and how that stands; null: nothing is to be paid. */
            payment: {
                /** @description What the browser of the shopper does next. */
                action: {
                    /**
                     * @description What the browser does next. `none`: nothing.
                     * @constant
                     */
                    type: "none";
                } | {
                    /**
                     * @description What the browser does next. `redirect`: go to `url`.
                     * @constant
                     */
                    type: "redirect";
                    /** @description Where the browser is sent, or the page of the shop that shows the form of the provider. */
                    url: string;
                } | {
                    /** @description The secret of this payment, for the script of the provider. */
                    clientSecret: string;
                    /** @description Which provider. */
                    provider: string;
                    /** @description The key of the provider that browsers may know; null: none. */
                    publishableKey: string;
                    /** @description Where the browser comes back to; absent: from before that was said. */
                    returnPath?: string;
                    /**
                     * @description What the browser does next. `client`: show the form of the provider.
                     * @constant
                     */
                    type: "client";
                    /** @description Where the browser is sent, or the page of the shop that shows the form of the provider. */
                    url: string;
                };
                /**
                 * @description How the latest attempt stands. `pending`: it is under way; `requiresAction`: the shopper has to do something; `captured`: the money is there; `failed`: it failed; `cancelled`: it was given up; `refunded`: the money went back.
                 * @enum {string}
                 */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
            };
        };
        /** @description What became of a checkout that a shopper agreed to at PayPal. */
        PaypalReturn: {
            /** @description PayPal's address, where it lacks what the shop asks for; null: it is in the checkout, or there is none. */
            address: components["schemas"]["Address"] | null;
            /** @description Why nothing was filled in, or not all; null: all was. `notAgreed`: the shopper did not agree at PayPal; `expired`: PayPal no longer holds it, or a newer one took its place; `away`: PayPal does not answer; the same may be asked again; `address`: PayPal's address lacks something, or nothing is sent there. */
            problem: ("notAgreed" | "expired" | "away" | "address" | (string & {})) | null;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /**
             * @description What the shopper sees next. `contact`: how the shopper is reached; `address`: where the goods go; `shipping`: how they are sent; `payment`: how they are paid.
             * @enum {string}
             */
            step: "contact" | "address" | "shipping" | "payment" | (string & {});
        };
        /** @description Where goods are collected. */
        PickupPlace: {
            /** @description The address as people read it, line by line; empty: none. */
            addressLines: string[];
            /** @description When the place is open, in words. */
            hours: string;
            /** @description Phone number. */
            phone: string;
        };
        /** @description A picture; other sizes and formats lie beside its address. */
        Picture: {
            /** @description What a picture shows, for those who do not see it. */
            alt: string;
            /** @description What stays in sight where the picture is cropped; null: its middle. */
            focalPoint?: {
                /** @description Part of the width from the left, from 0 to 1. */
                x: number;
                /** @description Part of the height from the top, from 0 to 1. */
                y: number;
            } | null;
            /** @description Height in pixels. */
            height: number;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description A tiny picture as a data URL, shown while the real one loads; null: none. */
            placeholder: string | null;
            /** @description Its address (URL) */
            url: string;
            /** @description Width in pixels. */
            width: number;
        };
        /** @description The file or its picture is larger than allowed. */
        PictureTooLargeRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `pictureTooLarge`: The file or its picture is larger than allowed.
             * @constant
             */
            reason: "pictureTooLarge";
        };
        /** @description What is searched for and bought most, offered before the visitor types. */
        PopularSearches: {
            /** @description Products, by their slugs. */
            products: components["schemas"]["ProductCard"][];
            /** @description Searches that others made. */
            queries: string[];
        };
        /** @description A place that has a postal code. */
        PostalPlace: {
            /** @description How the street begins: the town or quarter. */
            address: string;
            /** @description City or town. */
            city: string;
            /** @description By its code. */
            province: string;
        };
        /** @description A product with all that its page shows. */
        Product: {
            /** @description Ids of the products most often bought with it. */
            boughtTogether: string[];
            /** @description The brand; empty: none. */
            brand: string;
            /** @description Its categories, by their slugs. */
            categories: components["schemas"]["NamedReference"][];
            /** @description Sanitised HTML. */
            description: string;
            /** @description Custom fields that the merchant shows, in order. */
            fields: components["schemas"]["ShownProductField"][];
            /** @description Whether it is a gift card: not taxed, not sent, its code is mailed once it is paid. */
            giftCard: boolean;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Its pictures, in order. */
            images: components["schemas"]["Picture"][];
            /** @description Languages in which this product has texts of its own. */
            languages: string[];
            /** @description The values to choose from, in order. */
            options: components["schemas"]["ProductOption"][];
            /** @description What kind of goods it is, in the words of the merchant. */
            productType: string;
            /**
             * Format: date-time
             * @description When it was published; null: never. An ISO 8601 instant in UTC.
             */
            publishedAt: string;
            /** @description Mean of the stars, null without a review. */
            rating: number | null;
            /** @description How many reviews are shown of it. */
            reviewCount: number;
            /** @description The text that search engines show; empty: the summary. */
            seoDescription: string;
            /** @description The title that search engines show; empty: the usual title. */
            seoTitle: string;
            /** @description Whether it can be put into the cart from lists. */
            showCart: boolean;
            /** @description Whether the heart of the wish list is shown. */
            showFavorite: boolean;
            /** @description Whether its pictures can be leafed through. */
            showSlideImage: boolean;
            /** @description The table of sizes; null: that of its category. */
            sizeGuide: components["schemas"]["SizeGuide"] | null;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Slugs by language; the one under the empty name serves all others. */
            slugs: {
                [key: string]: string;
            };
            /** @description What the product is like, as pairs of title and value. */
            specifications: {
                /** @description Its title, as people read it. */
                title: string;
                /** @description What is said under that title. */
                value: string;
            }[];
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its tags. */
            tags: components["schemas"]["NamedReference"][];
            /** @description The template that shows it; null: the usual one of its kind. */
            template: string | null;
            /** @description Its title, as people read it. */
            title: string;
            /**
             * Format: date-time
             * @description When it was changed last. An ISO 8601 instant in UTC.
             */
            updatedAt: string;
            /** @description The variants that are sold, in order. */
            variants: components["schemas"]["Variant"][];
            /** @description Its videos, in order. */
            videos: components["schemas"]["Video"][];
        };
        /** @description A product as lists show it. */
        ProductCard: {
            /** @description Units that can be bought now; null: without limit. */
            available: number | null;
            /** @description The brand; empty: none. */
            brand: string;
            /** @description Of the variant that `sku` names. */
            buyPrice: components["schemas"]["Money"];
            /** @description No variant is there, and the one that `sku` names is a pre-order or a back-order. */
            expected: components["schemas"]["Expected"] | null;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description At most two: the picture, and the one shown under the pointer. */
            images: components["schemas"]["Picture"][];
            /** @description Compare-at price, shown crossed out; it enters no sum; null: none. */
            linePrice: components["schemas"]["Money"] | null;
            /** @description The lowest price of the 30 days before it was reduced, where the law of a market of that currency asks for it; null: not asked for, or not reduced. */
            lowestPrice: components["schemas"]["Money"] | null;
            /** @description Short name of the promotion that is for it and for everybody: `20% off in cart`. */
            offer: string | null;
            /** @description The values to choose from, in order. */
            options: components["schemas"]["ProductOption"][];
            /** @description The lowest price of its variants. */
            price: components["schemas"]["Money"];
            /** @description Whether other variants cost more than `price`. */
            priceVaries: boolean;
            /**
             * Format: date-time
             * @description When it was published; null: never. An ISO 8601 instant in UTC.
             */
            publishedAt: string;
            /** @description Mean of its stars, from 1 to 5; null: there is no review. */
            rating: number | null;
            /** @description How many reviews are shown of it. */
            reviewCount: number;
            /** @description Whether it can be put into the cart from lists. */
            showCart: boolean;
            /** @description Whether the heart of the wish list is shown. */
            showFavorite: boolean;
            /** @description Stock keeping unit: names a variant for people and programs. */
            sku: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /**
             * @description How much is left, in words. `in`: enough is there; `low`: little is left; `out`: nothing is left.
             * @enum {string}
             */
            stock: "in" | "low" | "out" | (string & {});
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Colours to choose from, each with a variant that has it, sooner one in stock. */
            swatches: {
                /** @description Its picture; null: none. */
                image: components["schemas"]["Picture"] | null;
                /** @description Stock keeping unit: names a variant for people and programs. */
                sku: string;
                /** @description A colour that stands for it (`#5b6b4a`); null: none. */
                swatch: string;
                /** @description Its title, as people read it. */
                title: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Its title, as people read it. */
            title: string;
            /** @description The variant that the chosen options mean, sooner one in stock; null where none are chosen. */
            variant: {
                /** @description Its picture; null: none. */
                image: components["schemas"]["Picture"] | null;
                /** @description Stock keeping unit: names a variant for people and programs. */
                sku: string;
            } | null;
            /** @description How many variants the product has. */
            variantCount: number;
        };
        /** @description A collection of products as lists show it. */
        ProductCollection: {
            /** @description A longer text about it. */
            description: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description How many published products it has. */
            productCount: number;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description A few sentences about it, plain text. */
            summary: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A page of products with its facets. */
        ProductList: {
            /** @description What the list can be narrowed by. */
            facets: {
                /** @description The counts are lower bounds: more products match than are counted. */
                atLeast: boolean;
                /** @description The name of its query parameter. */
                key: string;
                /** @description Its title, as people read it. */
                title: string;
                /** @description The values to choose from, in order. */
                values: {
                    /** @description How many products of the list have it. */
                    count: number;
                    /** @description A colour that stands for it (`#5b6b4a`); null: none. */
                    swatch: string | null;
                    /** @description What the value is called. */
                    title: string;
                    /** @description The key of the value, as it is sent. */
                    value: string;
                }[];
            }[];
            /** @description The records of this page, in order. */
            items: components["schemas"]["ProductCard"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description What was searched for instead of `q`, of which nothing was found. */
            searchedFor: string | null;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
            /** @description `total` is a lower bound: a narrowed list is counted up to 10,000. */
            totalAtLeast: boolean;
        };
        /** @description An option of a product, such as its colour, and the values to choose from. */
        ProductOption: {
            /** @description By what programs name it; it never changes. */
            key: string;
            /** @description Its title, as people read it. */
            title: string;
            /** @description The values to choose from, in order. */
            values: {
                /** @description Id of the picture that stands for it; null: none. */
                imageId: string | null;
                /** @description A colour that stands for it (`#5b6b4a`); null: none. */
                swatch: string | null;
                /** @description What the value is called. */
                title: string;
                /** @description The key of the value, as it is sent. */
                value: string;
            }[];
        };
        /** @description A tag of products as lists show it. */
        ProductTag: {
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description How many published products it has. */
            productCount: number;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description The account was changed after this edit was begun, perhaps on another device; nothing was changed. */
        ProfileStaleRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Counts up with every change; a write of an older one is refused. */
                version: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `profileStale`: The account was changed after this edit was begun, perhaps on another device; nothing was changed.
             * @constant
             */
            reason: "profileStale";
        };
        /** @description A promotion or coupon with its conditions */
        Promotion: {
            /** @description Whether a signed-in shopper claims it first. */
            claimRequired: boolean;
            /** @description What is entered at the cart or checkout; null where it applies by itself. */
            code: string | null;
            /** @description A longer text about it. */
            description: string;
            /** @description Until when it applies; null: without end. An ISO 8601 instant in UTC. */
            endsAt: string | null;
            /** @description Its identifier. */
            id: string;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description From when it applies; null: at once. An ISO 8601 instant in UTC. */
            startsAt: string | null;
            /** @description Its conditions as sentences, in the language asked for. */
            terms: string[];
            /** @description Its title, as people read it. */
            title: string;
            /** @description Whether all products take part; else `product/list?promotion=…` lists those that do. */
            wholeShop: boolean;
        };
        /** @description A coupon or limited promotion ran out while the order was being placed; nothing was placed. */
        PromotionExhaustedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description The title of what ran out. */
                promotion: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `promotionExhausted`: A coupon or limited promotion ran out while the order was being placed; nothing was placed.
             * @constant
             */
            reason: "promotionExhausted";
        };
        /** @description A promotion as lists show it. */
        PromotionItem: {
            /** @description A longer text about it. */
            description: string;
            /** @description Until when it applies; null: without end. An ISO 8601 instant in UTC. */
            endsAt: string | null;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description From when it applies; null: at once. An ISO 8601 instant in UTC. */
            startsAt: string | null;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description How near a cart is to its next reduction. */
        PromotionProgress: {
            /** @description Whether it is reached. */
            done: boolean;
            /**
             * @description Which kind it is. `freeShipping`: nothing for sending; `discount`: a reduction of the goods.
             * @enum {string}
             */
            kind: "freeShipping" | "discount" | (string & {});
            /** @description How much there is already, in minor units of the currency, or in units of goods. */
            reached: number;
            /** @description How much is needed, in minor units of the currency, or in units of goods. */
            target: number;
            /** @description The same in words. */
            text: string;
        };
        /** @description Whether a browser gets news of an order, or of all orders of an account, by web push. */
        PushState: {
            /** @description Whether the browser gets news of what was asked for. */
            on: boolean;
            /** @description The key of the shop that browsers subscribe with (`applicationServerKey`), in base64url. */
            publicKey: string;
            /** @description Whether it gets news of that or of anything else. */
            used: boolean;
        };
        /** @description A code that another device scans in order to sign this one in. */
        QrSignIn: {
            /** @description When it ends; null: never. */
            expiresAt: string;
            /** @description What both devices show, for comparing. */
            matchCode: string;
            /**
             * @description Whether the address is scanned or opened. `code`: a phone scans it; `window`: a window opens beside the shop.
             * @enum {string}
             */
            shows: "code" | "window" | (string & {});
            /** @description The code as a picture (SVG) */
            svg: string;
            /** @description The secret that the next step asks for. */
            ticket: string;
            /** @description Its address (URL) */
            url: string;
        };
        /** @description What a text says of an address, in the fields of its country; '' is what it does not say. */
        ReadAddress: {
            /** @description Street and house number. */
            address: string;
            /** @description Apartment, floor or building; empty: none. */
            apartment: string;
            /** @description District or county; empty: none. */
            area: string;
            /** @description City or town. */
            city: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Calling code of the mobile number, with plus: `+86`. */
            countryCode: string;
            /** @description First name. */
            firstName: string;
            /** @description How the name is read, in kana, of a Japanese address; empty: it is not said. */
            kana: string;
            /** @description Last name. */
            lastName: string;
            /** @description Phone number. */
            phone: string;
            /** @description Postal code. */
            postalCode: string;
            /** @description State or province; the part of ISO 3166-2 after the hyphen where there is one. */
            province: string;
        };
        /** @description A refusal, or an error. */
        Refusal: {
            /** @description 10: decide first; 30: no permission; 40, 41: refused; 50, 51: sign in; 500, 20000: an error of the shop. */
            code: number;
            /** @description What belongs to the reason, such as `errors` by field. */
            data: {
                [key: string]: unknown;
            } | null;
            /** @description What to tell a person, in the language of the request. */
            msg: string;
            /** @description The stable name of what was refused, such as `outOfStock`. New ones may come. */
            reason: string;
        };
        /** @description A return as its shopper sees it. */
        Return: {
            /** @description What the caller may do with it now. `cancel`: take it back; `logistics`: name the parcel of the goods. */
            actions: ("cancel" | "logistics" | (string & {}))[];
            /**
             * Format: date-time
             * @description When it was asked for. An ISO 8601 instant in UTC.
             */
            appliedAt: string;
            /** @description Why it is asked for, in the words of the shopper. */
            applyDescription: string;
            /**
             * @description What is wanted. `returnRefund`: goods come back, money goes back; `exchange`: goods come back, others are sent; `refundOnly`: money goes back, goods do not come.
             * @enum {string}
             */
            applyType: "returnRefund" | "exchange" | "refundOnly" | (string & {});
            /**
             * @description What the merchant has decided. `pendingApproval`: nothing yet; `auditSuccessful`: the merchant has agreed; `auditFailed`: the merchant has refused.
             * @enum {string}
             */
            auditStatus: "pendingApproval" | "auditSuccessful" | "auditFailed" | (string & {});
            /** @description When it ended; null: it runs. An ISO 8601 instant in UTC. */
            closedAt: string | null;
            /** @description Working days in which a return is usually decided; null: nothing is promised. */
            decisionDays: number | null;
            /** @description When the shopper said that the goods are on their way; null: not yet. An ISO 8601 instant in UTC. */
            deliveryTime: string | null;
            /** @description The parcel of the replacement; null: none yet. */
            exchangeShipment: {
                /** @description Name of the carrier. */
                expressName: string;
                /** @description Number of the parcel. */
                expressNumber: string;
                /**
                 * Format: date-time
                 * @description When it was sent. An ISO 8601 instant in UTC.
                 */
                shippedAt: string;
            } | null;
            /** @description Its pictures, in order. */
            images: components["schemas"]["Picture"][];
            /** @description The lines, in order. */
            lines: components["schemas"]["ReturnLine"][];
            /** @description The carrier of the goods that come back. */
            logisticsCompany: string;
            /** @description Until when the number of the parcel is waited for; null: it is not. An ISO 8601 instant in UTC. */
            logisticsDueAt: string | null;
            /** @description Number of the parcel that comes back. */
            logisticsNumber: string;
            /** @description Number of the order, as people say it; null: there is none. */
            orderNo: string;
            /** @description What was quoted, less what was refunded before it was decided. */
            quotedAmount: components["schemas"]["Money"];
            /** @description When the goods came; null: not yet. An ISO 8601 instant in UTC. */
            receivedAt: string | null;
            /** @description What goes back, credits included; 0 for an exchange. */
            refundAmount: components["schemas"]["Money"];
            /** @description When the money went back; null: not yet. An ISO 8601 instant in UTC. */
            refundedAt: string | null;
            /** @description How much of `refundAmount` went back as credits. */
            refundedCredits: components["schemas"]["Money"];
            /** @description How much of `refundAmount` went back to gift cards that paid. */
            refundedGiftCards: components["schemas"]["Money"];
            /** @description Why `refundAmount` is lower than the quote; empty: it is not. */
            refundReason: string;
            /**
             * @description Where the money goes. `source`: to where it came from; `credits`: to the credits of the account.
             * @enum {string}
             */
            refundTo: "source" | "credits" | (string & {});
            /** @description Why it was refused; empty: it was not. */
            refuseDescription: string;
            /** @description Where the goods go; null: none come back, or it is not approved yet. */
            returnAddress: components["schemas"]["ReturnAddress"] | null;
            /** @description Number of the return, as people say it. */
            returnNo: string;
            /** @description Working days in which goods that came back are usually refunded or replaced; null: nothing is promised. */
            settlementDays: number | null;
            /** @description How much of the quote is for sending; only where every unit comes back. */
            shippingFee: components["schemas"]["Money"];
            /**
             * @description Where it stands in its life. `pendingApproval`: something is still to be done about it; `cancelled`: the shopper took it back; `completed`: what was wanted was done; `ended`: it was refused, or ran out.
             * @enum {string}
             */
            status: "pendingApproval" | "cancelled" | "completed" | "ended" | (string & {});
            /** @description What happened, oldest first. */
            timeline: {
                /**
                 * Format: date-time
                 * @description When it happened. An ISO 8601 instant in UTC.
                 */
                at: string;
                /** @description What happened, as programs name it. */
                event: string;
                /** @description Why it was done; empty: nobody said. */
                reason: string;
                /** @description What happened, in the language of the request. */
                title: string;
            }[];
        };
        /** @description Where the merchant takes goods back. */
        ReturnAddress: {
            /** @description Who takes the goods. */
            consignee: string;
            /** @description Phone number of who takes the goods. */
            contactNumber: string;
            /** @description The address that goods are sent back to. */
            detailedAddress: string;
        };
        /** @description A line of a return. */
        ReturnLine: {
            /** @description The options of the variant that is wanted instead. */
            exchangeOptions: {
                /** @description Its title, as people read it. */
                title: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description SKU of the variant that is wanted instead; null: none. */
            exchangeSku: string | null;
            /** @description Its picture; null: none. */
            image: components["schemas"]["Picture"] | null;
            /** @description Id of the line. */
            lineId: string;
            /** @description The values to choose from, in order. */
            options: {
                /** @description What the option is called. */
                title: string;
                /** @description What was chosen. */
                value: string;
            }[];
            /** @description Price of one unit. */
            price: components["schemas"]["Money"];
            /** @description How many units. */
            quantity: number;
            /** @description Stock keeping unit: names a variant for people and programs. */
            sku: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description The tax of it. */
            tax: components["schemas"]["Money"];
            /** @description Its title, as people read it. */
            title: string;
            /** @description What these units cost, discounts and tax included. */
            total: components["schemas"]["Money"];
        };
        /** @description A page of returns. */
        ReturnList: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["Return"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description Goods that have not arrived can't be sent back. */
        ReturnNotDeliveredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 41;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Id of the line. */
                lineId: string;
                /** @description Units that a return can be asked for now. */
                returnable: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `returnNotDelivered`: Goods that have not arrived can't be sent back.
             * @constant
             */
            reason: "returnNotDelivered";
        };
        /** @description More than was bought and is not returned; `data.returnable` says how many are left of line `data.lineId`. */
        ReturnQuantityTooLargeRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 41;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Id of the line. */
                lineId: string;
                /** @description Units that a return can be asked for now. */
                returnable: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `returnQuantityTooLarge`: More than was bought and is not returned; `data.returnable` says how many are left of line `data.lineId`.
             * @constant
             */
            reason: "returnQuantityTooLarge";
        };
        /** @description What a return would bring. */
        ReturnQuote: {
            /** @description What goes back, credits included; 0 for an exchange. */
            refundAmount: components["schemas"]["Money"];
            /** @description How much of it goes back as credits. */
            refundCredits: components["schemas"]["Money"];
            /** @description How much of it goes back to gift cards that paid. */
            refundGiftCards: components["schemas"]["Money"];
            /** @description How much of it is for sending; only where every unit comes back. */
            shippingFee: components["schemas"]["Money"];
        };
        /** @description Delivered longer ago than returns are taken. */
        ReturnTooLateRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 41;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Id of the line. */
                lineId: string;
                /** @description Units that a return can be asked for now. */
                returnable: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `returnTooLate`: Delivered longer ago than returns are taken.
             * @constant
             */
            reason: "returnTooLate";
        };
        /** @description A review of a product, as everybody sees it. */
        Review: {
            /** @description What the merchant answered; null: nothing. */
            answer: {
                /**
                 * Format: date-time
                 * @description When it happened. An ISO 8601 instant in UTC.
                 */
                at: string;
                /** @description Its text. */
                text: string;
            } | null;
            /** @description The name of who wrote it. */
            author: string;
            /**
             * Format: date-time
             * @description When it was made. An ISO 8601 instant in UTC.
             */
            createdAt: string;
            /** @description How many found it helpful. */
            helpful: number;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Its pictures, in order. */
            images: components["schemas"]["Picture"][];
            /** @description Language (BCP 47) */
            lang: string;
            /** @description Stars, from 1 to 5. */
            rating: number;
            /** @description Its text. */
            text: string;
            /** @description Its title, as people read it. */
            title: string;
            /** @description The words in the language that was asked for; null where the review is in it, or is not translated. */
            translation: {
                /** @description What the merchant answered; null: nothing. */
                answer: string;
                /** @description Language (BCP 47) */
                lang: string;
                /** @description Its text. */
                text: string;
                /** @description Its title, as people read it. */
                title: string;
            } | null;
            /** @description Whether its writer bought the product. */
            verified: boolean;
        };
        /** @description A page of the reviews of a product, with their mean. */
        ReviewList: {
            /** @description How many reviews have so many stars, from five down. */
            histogram: {
                /** @description How many there are. */
                count: number;
                /** @description Mean of all stars, from 1 to 5; null: there is no review. */
                rating: number;
            }[];
            /** @description The records of this page, in order. */
            items: components["schemas"]["Review"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Mean of all stars, from 1 to 5; null: there is no review. */
            rating: number | null;
            /** @description How many reviews are shown of it. */
            reviewCount: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description A card that an account keeps for the next time. */
        SavedCard: {
            /** @description The brand of the card, as the provider calls it. */
            brand: string;
            /** @description The last month in which it pays, from 1. */
            expiryMonth: number;
            /** @description The year of that month. */
            expiryYear: number;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Whether it pays no more. */
            isExpired: boolean;
            /** @description The last four digits of the number of the card. */
            lastDigits: string;
            /** @description The card as people know it: its brand and last digits. */
            title: string;
        };
        /** @description A page of products that a search found, with articles and pages. */
        SearchResults: {
            /** @description Articles that were found. */
            articles: components["schemas"]["NamedReference"][];
            /** @description What the list can be narrowed by. */
            facets: {
                /** @description The counts are lower bounds: more products match than are counted. */
                atLeast: boolean;
                /** @description The name of its query parameter. */
                key: string;
                /** @description Its title, as people read it. */
                title: string;
                /** @description The values to choose from, in order. */
                values: {
                    /** @description How many products of the list have it. */
                    count: number;
                    /** @description A colour that stands for it (`#5b6b4a`); null: none. */
                    swatch: string | null;
                    /** @description What the value is called. */
                    title: string;
                    /** @description The key of the value, as it is sent. */
                    value: string;
                }[];
            }[];
            /** @description The records of this page, in order. */
            items: components["schemas"]["ProductCard"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Pages that were found. */
            pages: components["schemas"]["NamedReference"][];
            /** @description What was searched for instead of `q`, of which nothing was found. */
            searchedFor: string | null;
            /** @description Records on one page at most. */
            size: number;
            /** @description How many there are in all, on all pages. */
            total: number;
            /** @description `total` is a lower bound: a narrowed list is counted up to 10,000. */
            totalAtLeast: boolean;
        };
        /** @description Suggestions while the visitor types. */
        SearchSuggestions: {
            /** @description Articles that were found. */
            articles: components["schemas"]["NamedReference"][];
            /** @description Its categories, by their slugs. */
            categories: {
                /** @description What it is named by in calls; it never changes. */
                id: string;
                /** @description Its picture; null: none. */
                image: components["schemas"]["Picture"] | null;
                /** @description How many published products it has. */
                productCount: number;
                /** @description The last part of its address, unique among its kind. */
                slug: string;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description Its collections, by their slugs. */
            collections: {
                /** @description What it is named by in calls; it never changes. */
                id: string;
                /** @description Its picture; null: none. */
                image: components["schemas"]["Picture"] | null;
                /** @description How many published products it has. */
                productCount: number;
                /** @description The last part of its address, unique among its kind. */
                slug: string;
                /** @description Its title, as people read it. */
                title: string;
            }[];
            /** @description Pages that were found. */
            pages: components["schemas"]["NamedReference"][];
            /** @description Products, by their slugs. */
            products: components["schemas"]["ProductCard"][];
            /** @description Searches that others made. */
            queries: string[];
        };
        /** @description How an account is protected, and where it is signed in. */
        SecurityOverview: {
            /** @description Whether that can be switched on: there is a proved address. */
            canVerifyByEmail: boolean;
            /** @description E-mail address. */
            email: string | null;
            /** @description Whether the account has a password. */
            hasPassword: boolean;
            /** @description Whether signing in also asks for a code by mail. */
            loginEmailVerification: boolean;
            /** @description Mobile number, national part, digits alone. */
            mobile: string | null;
            /** @description Devices that are signed in. */
            sessions: components["schemas"]["AccountSession"][];
        };
        /** @description A page of a wish list that its owner has shared. */
        SharedWishList: {
            /** @description The records of this page, in order. */
            items: components["schemas"]["FavoriteItem"][];
            /** @description Which page, counted from 1. */
            page: number;
            /** @description Records on one page at most. */
            size: number;
            /** @description Its title, as people read it. */
            title: string;
            /** @description How many there are in all, on all pages. */
            total: number;
        };
        /** @description A way of shipping and its price. */
        ShippingMethod: {
            /** @description When it arrives, counted from when it is ordered; absent: nothing is promised, or it is collected. */
            delivery?: components["schemas"]["DeliveryWindow"];
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Where it is collected; null or absent: it is sent. */
            pickup?: components["schemas"]["PickupPlace"];
            /** @description What sending costs. */
            price: components["schemas"]["Money"];
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description Nothing is sent that way, or not there. */
        ShippingNotAvailableRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `shippingNotAvailable`: Nothing is sent that way, or not there.
             * @constant
             */
            reason: "shippingNotAvailable";
        };
        /** @description What the shop is called, speaks, sells in, ships to and offers */
        ShopInfo: {
            /** @description Countries that goods are sent to. */
            countries: {
                /** @description With a plus sign. */
                callingCode: string | null;
                /** @description ISO 3166-1 alpha-2. */
                country: string;
                /** @description Its name, in the language asked for. */
                title: string;
            }[];
            /** @description Currencies that can be asked for. */
            currencies: {
                /** @description ISO 4217. */
                code: string;
                /** @description Whether those get it who ask for none. */
                default: boolean;
                /** @description Decimal places of its major unit: 2 for USD, 0 for JPY. */
                exponent: number;
            }[];
            /** @description Lists of contents that the merchant made. */
            customCategories: {
                /** @description Path of its page, without language prefix. */
                path: string;
                /**
                 * @description What it lists: `article`: articles; `entry`: entries of its own; `brand`: brands of products.
                 * @enum {string}
                 */
                source: "article" | "brand" | "entry" | (string & {});
                /** @description Its name, in the language asked for. */
                title: string;
                /** @description Key, for `GET /api/web/entry/list`. */
                type: string;
            }[];
            /** @description What it says of itself in a few, in the language asked for. */
            description: string;
            /** @description Where shoppers write to. */
            email: string | null;
            /** @description What is switched on. */
            features: {
                /** @description Whether `POST /api/web/address/suggest` has addresses, of some country at least. */
                addressSuggestions: boolean;
                /** @description Apps that sign in by a QR code. */
                messagingApps: {
                    /** @description Key for `auth/qr/create`. */
                    id: string;
                    /** @description Its name. */
                    title: string;
                }[];
                /** @description The payment methods to choose from. */
                paymentMethods: {
                    /** @description Key of the method. */
                    id: string;
                    /** @description Its name, in the language asked for. */
                    title: string;
                }[];
                /** @description Other accounts that one signs in with. */
                signInProviders: {
                    /** @description Key for `auth/openid/begin`. */
                    id: string;
                    /** @description Its name. */
                    title: string;
                }[];
                /** @description What signing up needs besides. */
                signUpAsks: {
                    /** @description The birthday. */
                    birthday: boolean;
                    /** @description First and last name. */
                    name: boolean;
                };
                /** @description Whether visitors are asked before they are counted. */
                visitConsent: {
                    /**
                     * @description Who is asked before visits are counted: `byCountry`: visitors of `countries`; `always`: all; `never`: nobody.
                     * @enum {string}
                     */
                    ask: "byCountry" | "always" | "never" | (string & {});
                    /** @description See `ask`. */
                    countries: string[];
                };
            };
            /** @description Languages that can be asked for, as they are offered. */
            languages: {
                /** @description Its code, as `x-lang` and the prefix of pages name it. */
                code: string;
                /** @description Whether those get it who ask for none. */
                default: boolean;
                /** @description What its readers call it. */
                title: string;
            }[];
            /** @description What is taken at most. */
            limits: {
                /** @description Entries of an address book. */
                addresses: number;
                /** @description Lines of a cart. */
                cartLines: number;
                /** @description Coupons of a cart. */
                couponsPerCart: number;
                /** @description Items on a page of a list. */
                listSize: number;
                /** @description Characters of a password, at most. */
                passwordMax: number;
                /** @description Characters of a password, at least. */
                passwordMin: number;
                /** @description Units of a line. */
                quantityPerLine: number;
                /** @description Days after delivery in which a return can be asked for. */
                returnDays: number;
                /** @description Bytes of a picture that is sent along. */
                uploadBytes: number;
            };
            /** @description Shown in place of the name. */
            logo: components["schemas"]["Picture"] | null;
            /** @description Markets; the first serves countries that none names. */
            markets: components["schemas"]["ShopMarket"][];
            /** @description Places of menus, for `GET /api/web/menu/detail`. */
            menus: string[];
            /** @description The name of the shop, in the language asked for. */
            name: string;
            /** @description Where shoppers call. */
            phone: string | null;
            /** @description Pages that tell shoppers of their rights. */
            policies: {
                /**
                 * @description For `GET /api/web/page/detail`. `terms`: terms; `privacy`: privacy; `shipping`: shipping; `returns`: returns; `imprint`: imprint.
                 * @enum {string}
                 */
                slug: "terms" | "privacy" | "shipping" | "returns" | "imprint" | (string & {});
                /** @description Its title, in the language asked for. */
                title: string;
            }[];
            /** @description What it says of itself in a line, in the language asked for. */
            tagline: string;
            /** @description IANA time zone in which deadlines are given. */
            timeZone: string;
            /** @description Address of its own pages, without a slash at the end. */
            website: string;
        };
        /** @description A set of countries with a currency and a way of showing taxes */
        ShopMarket: {
            /** @description Key of the market. */
            code: string;
            /** @description Countries that belong to it. */
            countries: string[];
            /** @description ISO 4217 code of the currency that its prices are in. */
            currency: string;
            /** @description Whether prices hold tax. */
            taxIncluded: boolean;
            /** @description Its name, in the language asked for. */
            title: string;
            /** @description Whether shoppers may withdraw from a purchase by law. */
            withdrawal: boolean;
        };
        /** @description What a product's page says of one of the merchant's own fields. */
        ShownProductField: {
            /** @description By what programs name it; it never changes. */
            key: string;
            /**
             * @description Which kind it is. `text`: a line of text; `number`: a number; `yesNo`: yes or no; `choice`: one of the choices; `date`: a day.
             * @enum {string}
             */
            kind: "text" | "number" | "yesNo" | "choice" | "date" | (string & {});
            /** @description Its title, as people read it. */
            title: string;
            /** @description The unit that stands behind numbers; empty: none. */
            unit: string;
            /** @description The value. */
            value: string;
        };
        /** @description A table of sizes. */
        SizeGuide: {
            /** @description The columns, from left to right. */
            columns: string[];
            /**
             * @description A remark for people to read.
             * @default
             */
            note: string;
            /** @description The rows, from top to bottom. */
            rows: string[][];
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description A fresh proof of who one is, is wanted: a password, a code, or an app's word. `data` is a `StepUpOptions`. */
        StepUpRequiredRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 10;
            /** @description What belongs to the reason. */
            data: ({
                /** @description Apps by which the caller can prove who they are. */
                readonly apps: {
                    /**
                     * @description How the app proves it. `code`: it shows a code; `signIn`: it is asked to confirm.
                     * @enum {string}
                     */
                    by: "code" | "signIn";
                    /** @description What it is named by in calls; it never changes. */
                    id: string;
                    /** @description Its title, as people read it. */
                    title: string;
                }[];
                /** @description The code. */
                code: string | null;
                /**
                 * @description Which kind it is. `stepUp`: a fresh proof is wanted of who one is.
                 * @constant
                 */
                kind: "stepUp";
                /** @description The password. */
                password: boolean;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `stepUpRequired`: A fresh proof of who one is, is wanted: a password, a code, or an app's word. `data` is a `StepUpOptions`.
             * @constant
             */
            reason: "stepUpRequired";
        };
        /** @description The order that a checkout became, and how it is paid. */
        SubmittedCheckout: {
            /** @description Number of the order, as people say it; null: there is none. */
            orderNo: string;
            /** @description The secret by which a guest may see the order; null: the order is of an account. */
            orderToken: string | null;
            /** @description How it is paid, and how that stands; null: nothing is to be paid. */
            payment: {
                /** @description What the browser of the shopper does next. */
                action: {
                    /**
                     * @description What the browser does next. `none`: nothing.
                     * @constant
                     */
                    type: "none";
                } | {
                    /**
                     * @description What the browser does next. `redirect`: go to `url`.
                     * @constant
                     */
                    type: "redirect";
                    /** @description Where the browser is sent, or the page of the shop that shows the form of the provider. */
                    url: string;
                } | {
                    /** @description The secret of this payment, for the script of the provider. */
                    clientSecret: string;
                    /** @description Which provider. */
                    provider: string;
                    /** @description The key of the provider that browsers may know; null: none. */
                    publishableKey: string;
                    /** @description Where the browser comes back to; absent: from before that was said. */
                    returnPath?: string;
                    /**
                     * @description What the browser does next. `client`: show the form of the provider.
                     * @constant
                     */
                    type: "client";
                    /** @description Where the browser is sent, or the page of the shop that shows the form of the provider. */
                    url: string;
                };
                /**
                 * @description How the latest attempt stands. `pending`: it is under way; `requiresAction`: the shopper has to do something; `captured`: the money is there; `failed`: it failed; `cancelled`: it was given up; `refunded`: the money went back.
                 * @enum {string}
                 */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
            };
        };
        /** @description A link to a category or tag of articles. */
        TopicReference: {
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description The last part of its address, unique among its kind. */
            slug: string;
            /** @description Its title, as people read it. */
            title: string;
        };
        /** @description The total is no longer the one that the shopper saw; nothing was placed. `data` holds the new sums. */
        TotalChangedRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 10;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What the caller may do with it now. */
                actions: {
                    /** @description What it is named by in calls; it never changes. */
                    id: string;
                    /** @description Which kind it is. */
                    kind: string;
                    /** @description Its title, as people read it. */
                    title: string;
                }[];
                /** @description What each coupon takes off. */
                couponDiscounts: components["schemas"]["Discount"][];
                /** @description What of it is paid by credits. */
                credits: components["schemas"]["Money"];
                /** @description What of it gift cards pay. */
                giftCardsAmount?: components["schemas"]["Money"];
                /**
                 * @description Which kind it is. `totalChanged`: the sums have changed.
                 * @constant
                 */
                kind: "totalChanged";
                /** @description What each running promotion takes off. */
                promotionDiscounts: components["schemas"]["Discount"][];
                /** @description What sending costs; null: it is not known yet. */
                shippingFee: components["schemas"]["Money"] | null;
                /** @description What the goods cost before discounts. */
                subtotal: components["schemas"]["Money"];
                /** @description The tax of it. */
                tax: components["schemas"]["Money"];
                /** @description Whether prices include the tax. */
                taxIncluded: boolean;
                /** @description Its text. */
                text: string;
                /** @description Its title, as people read it. */
                title: string;
                /** @description What is to be paid altogether. */
                total: components["schemas"]["Money"];
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `totalChanged`: The total is no longer the one that the shopper saw; nothing was placed. `data` holds the new sums.
             * @constant
             */
            reason: "totalChanged";
        };
        /** @description What counting a visit came to. */
        TrackedVisit: {
            /** @description Whether the visitor has to be asked first. */
            ask: boolean;
            /** @description Whether anything was stored. */
            kept: boolean;
            /** @description Id of the visitor; it counts and grants nothing. */
            visitorId: string;
        };
        /** @description No such variant. */
        UnknownSkuRefusal: components["schemas"]["Refusal"] & {
            /**
             * @description The code of this reason.
             * @constant
             */
            code: 40;
            /** @description What belongs to the reason. */
            data: ({
                /** @description What is wrong, by field. */
                errors: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description `unknownSku`: No such variant.
             * @constant
             */
            reason: "unknownSku";
        };
        /** @description An account as its shopper sees it. */
        User: {
            /** @description Address (URL) of the picture; null: none. */
            avatar: string | null;
            /** @description What the shopper says of themselves. */
            bio: string;
            /** @description Day of birth (`1990-01-31`); null or empty: not said. */
            birthday: string | null;
            /** @description Calling code of the mobile number, with plus: `+86`. */
            countryCode: string | null;
            /** @description What the credits of the account come to. */
            creditsBalance: components["schemas"]["Money"];
            /** @description E-mail address. */
            email: string | null;
            /** @description First name. */
            firstName: string;
            /** @description Both names, in the order of their script. */
            fullName: string;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description When it was signed in to last, which may be the session that asks; null: never. An ISO 8601 instant in UTC. */
            lastLogin: string | null;
            /** @description Last name. */
            lastName: string;
            /** @description Mobile number, national part, digits alone. */
            mobile: string | null;
            /** @description What the shopper wants to be called. */
            nickName: string;
            /** @description How many orders were placed. */
            orderQuantity: number;
            /** @description What was paid. */
            paymentAmount: components["schemas"]["Money"];
            /** @description What paid orders came to, less what was given back. */
            spendingAmount: components["schemas"]["Money"];
            /** @description How many orders wait for their payment. */
            unpaidOrderCount: number;
            /** @description Counts up with every change; a write of an older one is refused. */
            version: number;
        };
        /** @description A variant of a product, as it is sold. */
        Variant: {
            /** @description Units that can be bought now; null: without limit. */
            available: number | null;
            /** @description It is sold out, and the day from which on more is expected to be sent; null: that is not known. */
            backOn: string | null;
            /** @description GTIN or another barcode; null: none. */
            barcode: string | null;
            /** @description What is bought now is a pre-order or a back-order; null: it is there. */
            expected: components["schemas"]["Expected"] | null;
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /** @description Id of the picture that stands for it; null: none. */
            imageId: string | null;
            /** @description Compare-at price, shown crossed out; it enters no sum; null: none. */
            linePrice: components["schemas"]["Money"] | null;
            /** @description The lowest price of the 30 days before it was reduced, where the law of a market of that currency asks for it; null: not asked for, or not reduced. */
            lowestPrice: components["schemas"]["Money"] | null;
            /** @description Keys of values by the key of the option. */
            options: {
                [key: string]: string;
            };
            /**
             * @description What happens when none is left. `deny`: it cannot be bought; `continue`: it can be bought all the same.
             * @enum {string}
             */
            policy: "deny" | "continue" | (string & {});
            /** @description Price of one unit. */
            price: components["schemas"]["Money"];
            /** @description Stock keeping unit: names a variant for people and programs. */
            sku: string;
            /**
             * @description How much is left, in words. `in`: enough is there; `low`: little is left; `out`: nothing is left.
             * @enum {string}
             */
            stock: "in" | "low" | "out" | (string & {});
            /** @description Weight of one unit, in grams. */
            weightGrams: number;
        };
        /** @description A video, with its poster. */
        Video: {
            /** @description What it is named by in calls; it never changes. */
            id: string;
            /**
             * @description Media type of the file. `video/mp4`: MP4; `video/webm`: WebM.
             * @enum {string}
             */
            mime: "video/mp4" | "video/webm" | (string & {});
            /** @description The picture that stands there until the video is played; null: none. */
            poster: components["schemas"]["Picture"] | null;
            /** @description Its title, as people read it. */
            title: string;
            /** @description Its address (URL) */
            url: string;
        };
        /** @description What an account has on its wish list, by type. */
        WishList: {
            /** @description Ids of articles, the newest first. */
            article: string[];
            /** @description Ids of pages, the newest first. */
            page: string[];
            /** @description Ids of products, the newest first. */
            product: string[];
        };
        /** @description The link under which others see a wish list. */
        WishListLink: {
            /** @description Path of the page, without language prefix. */
            path: string;
            /** @description Its title, as people read it. */
            title: string;
            /** @description Which types of things the link shows. `product`: products; `article`: articles; `page`: pages. */
            types: ("product" | "article" | "page" | (string & {}))[];
        };
    };
    responses: never;
    parameters: {
        /** @description The currency of prices (ISO 4217), one of the shop’s. Else that of the default market. */
        Currency: string;
        /** @description Names this very write: sent again with the same body, it answers what was answered before and does nothing (24 hours). */
        IdempotencyKey: string;
        /** @description The language of texts and messages, one of the shop’s. Else the query `lang`, the cookie, `Accept-Language`. */
        Lang: string;
        /** @description Names the app, for counting alone. It grants nothing; an unknown or withdrawn one: 400. */
        PublishableKey: string;
        /** @description The version that the program was written for; without it the current one answers. An unknown one: 400. */
        Version: string;
        /** @description The visitor’s id, for counting alone. It grants nothing. */
        Visitor: string;
    };
    requestBodies: never;
    headers: {
        /** @description The state of what is answered: for `If-Match` of a write, or `If-None-Match` of a public read. */
        ETag: string;
        /** @description The secret of the guest whom this call made: send it as `x-guest` from now on. Only where the caller has no cookies of the shop. */
        GuestIssued: string;
        /** @description `true` where the answer is that of an earlier call with the same key. */
        IdempotencyReplayed: "true";
        /** @description After how many seconds to try again. */
        RetryAfter: number;
        /** @description The version that answered. */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAddress"];
                };
            };
        };
    };
    readAddressForm: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 alpha-2 code of the country.
                 * @example HK
                 */
                country: string;
                /** @description Language (BCP 47) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressForm"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["BookAddress"][];
                    };
                };
            };
        };
    };
    parseAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An address with name and telephone number, as it was copied. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAddress"];
                };
            };
        };
    };
    listPostalPlaces: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 alpha-2 code of the country.
                 * @example JP
                 */
                country: string;
                /**
                 * @description Postal code.
                 * @example 104-0061
                 */
                postalCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["PostalPlace"][];
                        /** @description Whether all of the staff see it. */
                        shared: components["schemas"]["PostalPlace"];
                    };
                };
            };
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it is named by in calls; it never changes. */
                        id: string;
                    };
                };
            };
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Street and house number.
                     * @default
                     */
                    address?: string;
                    /**
                     * @description Apartment, floor or building; empty: none.
                     * @default
                     */
                    apartment?: string;
                    /**
                     * @description District or county; empty: none.
                     * @default
                     */
                    area?: string;
                    /**
                     * @description City or town.
                     * @default
                     */
                    city?: string;
                    /** @description ISO 3166-1 alpha-2 code of the country. */
                    country: string;
                    /**
                     * @description Calling code of the mobile number, with plus: `+86`.
                     * @default
                     */
                    countryCode?: string;
                    /**
                     * @description First name.
                     * @default
                     */
                    firstName?: string;
                    /** @description Which record: its `id`. */
                    id?: string;
                    /**
                     * @description Whether it is the usual one.
                     * @default false
                     */
                    isDefault?: boolean;
                    /**
                     * @description How the name is read, in kana, of a Japanese address; empty: it is not said.
                     * @default
                     */
                    kana?: string;
                    /**
                     * @description Last name.
                     * @default
                     */
                    lastName?: string;
                    /**
                     * @description Phone number.
                     * @default
                     */
                    phone?: string;
                    /**
                     * @description Postal code.
                     * @default
                     */
                    postalCode?: string;
                    /**
                     * @description State or province; the part of ISO 3166-2 after the hyphen where there is one.
                     * @default
                     */
                    province?: string;
                    /** @description Counts up with every change; a write of an older one is refused. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAddress"];
                };
            };
        };
    };
    suggestAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ISO 3166-1 alpha-2 code of the country. */
                    country: string;
                    /** @description 32 hexadecimal digits, drawn anew for each address that is typed: services that charge by the address know its questions by them. */
                    session?: string;
                    /** @description What was typed of the street; below 3 characters nothing is suggested. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A name that the service wants shown with its suggestions, such as "Google Maps"; "" is none. */
                        attribution: string;
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["AddressSuggestion"][];
                    };
                };
            };
        };
    };
    readSuggestedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ISO 3166-1 alpha-2 code of the country. */
                    country: string;
                    /** @description The id of the suggestion that was chosen. */
                    id: string;
                    /** @description 32 hexadecimal digits, drawn anew for each address that is typed: services that charge by the address know its questions by them. */
                    session?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where it is sent. */
                        address: {
                            /** @description Street and house number. */
                            address: string;
                            /** @description District or county; empty: none. */
                            area: string;
                            /** @description City or town. */
                            city: string;
                            /** @description ISO 3166-1 alpha-2 code of the country. */
                            country: string;
                            /** @description Postal code. */
                            postalCode: string;
                            /** @description State or province; the part of ISO 3166-2 after the hyphen where there is one. */
                            province: string;
                        } | null;
                    };
                };
            };
        };
    };
    readArticle: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
                /**
                 * @description Its slug, in the language asked for or the shop’s own.
                 * @example a-table-for-eleven
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetail"];
                };
            };
        };
    };
    readOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description Slug of a category. */
                category?: string;
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
                /** @description Page, from 1. */
                page?: number;
                /**
                 * @description Contents on a page.
                 * @example 2
                 */
                size?: number;
                /** @description Slug of a tag. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ContentCard"][];
                        /** @description Page, from 1. */
                        page: number;
                        /** @description Contents on a page. */
                        size: number;
                        /** @description Contents in all. */
                        total: number;
                    };
                };
            };
        };
    };
    listOwnArticles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /**
                     * @description How it stands. `draft`: it is being written; `pending`: it waits to be looked at; `approved`: everybody may see it; `refused`: it was refused.
                     * @enum {string}
                     */
                    state?: "draft" | "pending" | "approved" | "refused";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["OwnArticleItem"][];
                        /** @description Which page, counted from 1. */
                        page: number;
                        /** @description Records on one page at most. */
                        size: number;
                        /** @description How many there are in all, on all pages. */
                        total: number;
                    };
                };
            };
        };
    };
    removeOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it is named by in calls; it never changes. */
                        id: string;
                    };
                };
            };
        };
    };
    saveOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of who wrote it. */
                    author?: string;
                    /**
                     * @description The text as HTML.
                     * @default
                     */
                    body?: string;
                    /** @description Which record: its `id`. */
                    id?: string;
                    /**
                     * @description Language (BCP 47)
                     * @enum {string}
                     */
                    lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    /**
                     * @description Id from /upload of the thumbnail, or empty.
                     * @default
                     */
                    picture?: string;
                    /** @description What the picture shows, for those who do not see it. */
                    pictureAlt?: string;
                    /** @description A few sentences about it, plain text. */
                    summary?: string;
                    /** @description Its title, as people read it. */
                    title?: string;
                    /** @description Counts up with every change; a write of an older one is refused. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    submitOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    listArticleTopics: {
        parameters: {
            query?: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its categories, by their slugs. */
                        categories: components["schemas"]["ArticleTopic"][];
                        /** @description Its tags. */
                        tags: components["schemas"]["ArticleTopic"][];
                    };
                };
            };
        };
    };
    unpublishOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    withdrawOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnArticle"];
                };
            };
        };
    };
    createCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is to be solved. */
                        parameters: {
                            /** @description The algorithm of the challenge. */
                            algorithm: string;
                            /** @description How much work the challenge asks for. */
                            cost: number;
                            /** @description When the challenge ends, in seconds since 1970. */
                            expiresAt?: number;
                            /** @description Length of the key that is searched, in bytes. */
                            keyLength: number;
                            /** @description What the key must begin with. */
                            keyPrefix: string;
                            /** @description The signature of the key. */
                            keySignature?: string;
                            /** @description A random value of the challenge. */
                            nonce: string;
                            /** @description A random value of the challenge that is hashed along. */
                            salt: string;
                        };
                        /** @description The signature of the challenge, which goes back with the solution. */
                        signature: string;
                    };
                };
            };
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address; of shoppers also the mobile number, with `countryCode` beside it. */
                    account: string;
                    /** @description The solved challenge; needed where the answer asks for one. */
                    captcha?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description After how many seconds another one may be asked for. */
                        seconds: number;
                    };
                };
            };
        };
    };
    beginOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which provider. */
                    provider: string;
                    /** @description Path on this site to go back to. */
                    return?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its address (URL) */
                        url: string;
                    };
                };
            };
        };
    };
    finishOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the provider sent along in the address. */
                    code?: string;
                    /** @description What the provider sent along in the address: an error. */
                    error?: string;
                    /** @description What the provider sent along in the address: the error in words. */
                    error_description?: string;
                    /** @description What the provider sent along in the address: the issuer. */
                    iss?: string;
                    /** @description What the provider sent along in the address: the state. */
                    state: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where to go back to on this site; null: nowhere in particular. */
                        back: string | null;
                        /** @description What the guest had and the account has now. */
                        joined: components["schemas"]["JoinedGuest"];
                        /** @description The secret of the link or session. */
                        token: string;
                        /** @description The account that is signed in. */
                        user: components["schemas"]["User"];
                        /** @description Whether the e-mail address is still to be proved. */
                        verifyEmail: boolean;
                    };
                };
            };
        };
    };
    linkOpenId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password. */
                    password: string;
                    /** @description The secret that the next step asks for. */
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where to go back to on this site; null: nowhere in particular. */
                        back: string | null;
                        /** @description What the guest had and the account has now. */
                        joined: components["schemas"]["JoinedGuest"];
                        /** @description The secret of the link or session. */
                        token: string;
                        /** @description The account that is signed in. */
                        user: components["schemas"]["User"];
                        /** @description Whether the e-mail address is still to be proved. */
                        verifyEmail: boolean;
                    };
                };
            };
        };
    };
    confirmQrSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the phone agrees. */
                    accept: boolean;
                    /** @description The last part of the address in the code that was scanned. */
                    code: string;
                    /** @description What both devices show, for comparing. */
                    matchCode: string;
                    /** @description The name that people read. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description How it stands. `waiting`: nobody has scanned it; `scanned`: it was scanned, and not confirmed; `confirmed`: the other device has agreed; `refused`: the other device has refused; `expired`: it is too old.
                         * @enum {string}
                         */
                        state: "waiting" | "scanned" | "confirmed" | "refused" | "expired" | (string & {});
                    };
                };
            };
        };
    };
    createQrSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password. */
                    password?: string;
                    /** @description Whether a linked app is only to confirm who it is. */
                    prove?: boolean;
                    /** @description Which provider. */
                    provider: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrSignIn"];
                };
            };
        };
    };
    readQrSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret that the next step asks for. */
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the guest had and the account has now. */
                        joined?: components["schemas"]["JoinedGuest"];
                        /**
                         * @description How it stands. `waiting`: nobody has scanned it; `scanned`: it was scanned, and not confirmed; `confirmed`: the other device has agreed; `refused`: the other device has refused; `expired`: it is too old.
                         * @enum {string}
                         */
                        state: "waiting" | "scanned" | "confirmed" | "refused" | "expired" | (string & {});
                        /** @description The secret of the link or session. */
                        token?: string;
                        /** @description The account that is signed in. */
                        user?: components["schemas"]["User"];
                        /** @description Whether the e-mail address is still to be proved. */
                        verifyEmail?: boolean;
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address, or mobile number with `countryCode` beside it. */
                    account?: string;
                    /** @description The code that was sent, where there is no ticket. */
                    code?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                    /** @description The password. */
                    password: string;
                    /** @description The secret that the next step asks for. */
                    ticket?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address, or mobile number with `countryCode` beside it. */
                    account?: string;
                    /** @description The solved challenge; needed where the answer asks for one. */
                    captcha?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                    /** @description Signing up for an order of the caller with this e-mail address: no captcha, and password, name and birthday may come later. */
                    orderNo?: string;
                    /**
                     * @description What the code is for. `signup`: signing up; `signin`: signing in; `reset`: resetting the password; `editEmail`: changing the e-mail address; `editMobile`: changing the mobile number; `verifyEmail`: proving the e-mail address; `stepUp`: a change that needs a fresh proof.
                     * @enum {string}
                     */
                    scene: "signup" | "signin" | "reset" | "editEmail" | "editMobile" | "verifyEmail" | "stepUp";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description After how many seconds another one may be asked for. */
                        seconds: number;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address; of shoppers also the mobile number, with `countryCode` beside it. */
                    account: string;
                    /** @description The solved challenge; needed where the answer asks for one. */
                    captcha?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                    /** @description The password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    signInByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address, or mobile number with `countryCode` beside it. */
                    account: string;
                    /** @description The code that was sent. */
                    code?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    signInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser answered (WebAuthn) */
                    response: {
                        /** @description Which record: its `id`. */
                        id: string;
                        /** @description What the browser answered (WebAuthn) */
                        response: {
                            /** @description What the browser signed, base64url (WebAuthn) */
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    createPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the passkey is asked, base64url (WebAuthn) */
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    verifySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code that was sent. */
                    code?: string;
                    /** @description The secret that the next step asks for. */
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    signOutLate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description SHA-256 of the token of the session, base64url. */
                    ended: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address, or mobile number with `countryCode` beside it. */
                    account: string;
                    /**
                     * @description That the shopper has agreed to privacy policy and terms.
                     * @enum {boolean}
                     */
                    agree: true;
                    /** @description Day of birth (`1990-01-31`); null or empty: not said. */
                    birthday?: string;
                    /** @description The code that was sent; needed where addresses are proved first. */
                    code?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                    /** @description First name. */
                    firstName?: string;
                    /** @description Last name. */
                    lastName?: string;
                    /** @description Signing up for an order of the caller with this e-mail address: no captcha, and password, name and birthday may come later. */
                    orderNo?: string;
                    /** @description The password. */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSignedIn"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret of the link or session. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description E-mail address. */
                        email: string;
                        /** @description How many orders were placed and not cancelled. */
                        orders: number;
                    };
                };
            };
        };
    };
    receiveCarrierWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Where it comes from.
                 * @example aftership
                 */
                source: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether the webhook was taken.
                         * @enum {boolean}
                         */
                        received: true;
                    };
                };
            };
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many units. */
                    quantity: number;
                    /** @description Stock keeping unit: names a variant for people and programs. */
                    sku: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    addCartAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The records of this page, in order. */
                    items: {
                        /** @description How many units. */
                        quantity: number;
                        /** @description Stock keeping unit: names a variant for people and programs. */
                        sku: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    changeCartLineVariant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the line. */
                    lineId: string;
                    /** @description Stock keeping unit: names a variant for people and programs. */
                    sku: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    countCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are. */
                        count: number;
                    };
                };
            };
        };
    };
    useCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    removeCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    estimateShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ISO 3166-1 alpha-2 code of the country. */
                    country: string;
                    /** @description Postal code. */
                    postalCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ways of shipping to choose from. */
                        shippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
        };
    };
    readCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    readGiftWrappingOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What wraps an order as a gift; null: the shop offers nothing. */
                        giftWrapping: {
                            /** @description Whether the cart holds goods that are sent, and no wrapping yet. */
                            addable: boolean;
                            /** @description Its picture; null: none. */
                            image: components["schemas"]["Picture"] | null;
                            /** @description Price of one unit. */
                            price: components["schemas"]["Money"];
                            /** @description Stock keeping unit: names a variant for people and programs. */
                            sku: string;
                            /** @description Its title, as people read it. */
                            title: string;
                        } | null;
                    };
                };
            };
        };
    };
    recoverCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret of the link or session. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    removeCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the lines. */
                    lineIds: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    restoreToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the line. */
                    lineId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    saveForLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the line. */
                    lineId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    readSetRest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The set that lacks the least. */
                        set: {
                            /** @description What is to be added. */
                            missing: {
                                /** @description Its picture. */
                                image: components["schemas"]["Picture"] | null;
                                /** @description Its options, as text. */
                                label: string;
                                /** @description Price of one unit. */
                                price: components["schemas"]["Money"];
                                /** @description How many of it are missing. */
                                quantity: number;
                                /** @description The variant that fits what is there. */
                                sku: string;
                                /** @description Of its product. */
                                title: string;
                            }[];
                            /** @description What a set takes off; 0 where it takes nothing. */
                            saving: components["schemas"]["Money"];
                            /** @description Of the promotion. */
                            slug: string;
                            /** @description Of the promotion. */
                            title: string;
                            /** @description What the whole set costs, once all of it is there. */
                            total: components["schemas"]["Money"];
                        } | null;
                    };
                };
            };
        };
    };
    updateCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the line. */
                    lineId: string;
                    /** @description How many units. */
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    readCategoryTree: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["CategoryNode"][];
                    };
                };
            };
        };
    };
    setCheckoutAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where it is sent. */
                    address?: {
                        /**
                         * @description Street and house number.
                         * @default
                         */
                        address?: string;
                        /**
                         * @description Apartment, floor or building; empty: none.
                         * @default
                         */
                        apartment?: string;
                        /**
                         * @description District or county; empty: none.
                         * @default
                         */
                        area?: string;
                        /**
                         * @description City or town.
                         * @default
                         */
                        city?: string;
                        /** @description ISO 3166-1 alpha-2 code of the country. */
                        country: string;
                        /**
                         * @description Calling code of the phone number, with plus: `+86`.
                         * @default
                         */
                        countryCode?: string;
                        /**
                         * @description First name.
                         * @default
                         */
                        firstName?: string;
                        /**
                         * @description How the name is read, in kana, of a Japanese address; empty: it is not said.
                         * @default
                         */
                        kana?: string;
                        /**
                         * @description Last name.
                         * @default
                         */
                        lastName?: string;
                        /**
                         * @description Phone number.
                         * @default
                         */
                        phone?: string;
                        /**
                         * @description Postal code.
                         * @default
                         */
                        postalCode?: string;
                        /**
                         * @description State or province; the part of ISO 3166-2 after the hyphen where there is one.
                         * @default
                         */
                        province?: string;
                    };
                    /** @description Id of an address of the address book, instead of an address. */
                    addressId?: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where it is sent. */
                    address?: {
                        /**
                         * @description Street and house number.
                         * @default
                         */
                        address?: string;
                        /**
                         * @description Apartment, floor or building; empty: none.
                         * @default
                         */
                        apartment?: string;
                        /**
                         * @description District or county; empty: none.
                         * @default
                         */
                        area?: string;
                        /**
                         * @description City or town.
                         * @default
                         */
                        city?: string;
                        /** @description ISO 3166-1 alpha-2 code of the country. */
                        country: string;
                        /**
                         * @description Calling code of the phone number, with plus: `+86`.
                         * @default
                         */
                        countryCode?: string;
                        /**
                         * @description First name.
                         * @default
                         */
                        firstName?: string;
                        /**
                         * @description How the name is read, in kana, of a Japanese address; empty: it is not said.
                         * @default
                         */
                        kana?: string;
                        /**
                         * @description Last name.
                         * @default
                         */
                        lastName?: string;
                        /**
                         * @description Phone number.
                         * @default
                         */
                        phone?: string;
                        /**
                         * @description Postal code.
                         * @default
                         */
                        postalCode?: string;
                        /**
                         * @description State or province; the part of ISO 3166-2 after the hyphen where there is one.
                         * @default
                         */
                        province?: string;
                    } | null;
                    /** @description The company behind the shop, as invoices name it. */
                    company?: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                    /** @description VAT number with the prefix of its country; empty: none. */
                    vatNumber?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                    /** @description E-mail address. */
                    email?: string;
                    /** @description Mobile number, national part, digits alone. */
                    mobile?: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    listCheckoutCountries: {
        parameters: {
            query?: {
                /** @description Language (BCP 47) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["CountryChoice"][];
                    };
                };
            };
        };
    };
    useCheckoutCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code. */
                    code: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    removeCheckoutCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code. */
                    code: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Where it comes from. `cart`: what is in the cart.
                     * @enum {string}
                     */
                    source: "cart";
                } | {
                    /** @description How many units. */
                    quantity: number;
                    /** @description Stock keeping unit: names a variant for people and programs. */
                    sku: string;
                    /**
                     * @description Where it comes from. `buyNow`: the goods named beside, at once.
                     * @enum {string}
                     */
                    source: "buyNow";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The last part of its address, unique among its kind. */
                        slug: string;
                    };
                };
            };
        };
    };
    useCheckoutCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                    /** @description Whether credits are used. */
                    use: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    quoteExpressCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What is bought. */
                    of: {
                        /**
                         * @description Where it comes from. `cart`: what is in the cart.
                         * @enum {string}
                         */
                        source: "cart";
                    } | {
                        /** @description How many units. */
                        quantity: number;
                        /** @description Stock keeping unit: names a variant for people and programs. */
                        sku: string;
                        /**
                         * @description Where it comes from. `buyNow`: the goods named beside, at once.
                         * @enum {string}
                         */
                        source: "buyNow";
                    } | {
                        /** @description The last part of its address; empty or absent: made of the title. */
                        slug: string;
                        /**
                         * @description Where it comes from. `checkout`: what the checkout named beside holds.
                         * @enum {string}
                         */
                        source: "checkout";
                    };
                    /** @description Where the wallet sends it to; absent: it has not said yet. */
                    place?: {
                        /**
                         * @description City or town.
                         * @default
                         */
                        city?: string;
                        /** @description ISO 3166-1 alpha-2 code of the country. */
                        country: string;
                        /**
                         * @description Postal code.
                         * @default
                         */
                        postalCode?: string;
                        /**
                         * @description State or province; the part of ISO 3166-2 after the hyphen where there is one.
                         * @default
                         */
                        province?: string;
                    };
                    /** @description Id of the way of shipping; null: none. */
                    shippingMethodId?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpressQuote"];
                };
            };
        };
    };
    submitExpressCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where it is sent. */
                    address?: {
                        /**
                         * @description City or town.
                         * @default
                         */
                        city?: string;
                        /** @description ISO 3166-1 alpha-2 code of the country. */
                        country: string;
                        /**
                         * @description First line of the address: street and house.
                         * @default
                         */
                        line1?: string;
                        /**
                         * @description Second line of the address.
                         * @default
                         */
                        line2?: string;
                        /**
                         * @description Postal code.
                         * @default
                         */
                        postalCode?: string;
                        /**
                         * @description State or province; the part of ISO 3166-2 after the hyphen where there is one.
                         * @default
                         */
                        province?: string;
                    };
                    /**
                     * @description That the shopper has agreed to privacy policy and terms.
                     * @enum {boolean}
                     */
                    agree?: true;
                    /** @description E-mail address. */
                    email: string;
                    /** @description What was shown to be bought; refused when it is something else by now. */
                    expectedItems: {
                        /** @description How many units. */
                        quantity: number;
                        /** @description Stock keeping unit: names a variant for people and programs. */
                        sku: string;
                    }[];
                    /** @description What the shopper saw to be paid with the order; absent: all of it. */
                    expectedNow?: components["schemas"]["Money"];
                    /** @description The total that the shopper saw; refused when it is another one by now. */
                    expectedTotal: components["schemas"]["Money"];
                    /** @description The last day on which something is expected to be sent, as the shopper saw it; null: all was there. */
                    expectedUntil?: string | null;
                    /**
                     * @description The name that people read.
                     * @default
                     */
                    name?: string;
                    /**
                     * @description Phone number.
                     * @default
                     */
                    phone?: string;
                    /** @description Id of the way of shipping; null: none. */
                    shippingMethodId?: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedCheckout"];
                };
            };
        };
    };
    setCheckoutFapiao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The Chinese invoice (fapiao) that is asked for; null: none. */
                    fapiao: {
                        /**
                         * @description Where the electronic one is sent.
                         * @default
                         */
                        email?: string;
                        /**
                         * @description Taxpayer number of a company: 15, 18 or 20 digits and capitals; empty: it is personal.
                         * @default
                         */
                        taxNumber?: string;
                        /**
                         * @description Whom it is made out to; a personal one that names nobody: 个人.
                         * @default
                         */
                        title?: string;
                        /**
                         * @description Which type it is. `personal`: to a person; `company`: to a company.
                         * @enum {string}
                         */
                        type: "personal" | "company";
                    } | null;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo?: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    useCheckoutGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the gift card; spaces, dashes and small letters do not matter. */
                    code: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    removeCheckoutGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the gift card. */
                    giftCardId: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutGiftDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the mail says besides.
                     * @default
                     */
                    message?: string;
                    /** @description Where the codes are mailed to; null: to the buyer. */
                    recipientEmail?: string | null;
                    /**
                     * @description Name of whom it is for; empty: nobody in particular.
                     * @default
                     */
                    recipientName?: string;
                    /**
                     * @description Name of whom it is from; empty: the shop.
                     * @default
                     */
                    senderName?: string;
                    /** @description On which day the codes are mailed, in the morning (08:00 UTC); null: as soon as it is paid. */
                    sendOn?: string | null;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the line. */
                    lineId: string;
                    /** @description How many units. */
                    quantity: number;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    setCheckoutPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the payment method. */
                    methodId: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    beginPaypalCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What is bought. */
                    of: {
                        /**
                         * @description Where it comes from. `cart`: what is in the cart.
                         * @enum {string}
                         */
                        source: "cart";
                    } | {
                        /** @description How many units. */
                        quantity: number;
                        /** @description Stock keeping unit: names a variant for people and programs. */
                        sku: string;
                        /**
                         * @description Where it comes from. `buyNow`: the goods named beside, at once.
                         * @enum {string}
                         */
                        source: "buyNow";
                    } | {
                        /** @description The last part of its address; empty or absent: made of the title. */
                        slug: string;
                        /**
                         * @description Where it comes from. `checkout`: what the checkout named beside holds.
                         * @enum {string}
                         */
                        source: "checkout";
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description PayPal's page, on which the shopper agrees. */
                        url: string;
                    };
                };
            };
        };
    };
    returnFromPaypal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret at the end of the address by which PayPal sends the browser back. */
                    state: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalReturn"];
                };
            };
        };
    };
    setCheckoutShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the way of shipping. */
                    methodId: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    submitCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description That the shopper has agreed to privacy policy and terms.
                     * @enum {boolean}
                     */
                    agree: true;
                    /** @description What the shopper saw to be paid with the order; absent: all of it. */
                    expectedNow?: components["schemas"]["Money"];
                    /** @description The total that the shopper saw; refused when it is another one by now. */
                    expectedTotal: components["schemas"]["Money"];
                    /** @description The last day on which something is expected to be sent, as the shopper saw it; null: all was there. */
                    expectedUntil?: string | null;
                    /** @description What the shopper wrote for who gets it as a gift, printed on the packing slip; empty: nothing. */
                    giftMessage?: string;
                    /** @description What the shopper wrote for the merchant. */
                    remark?: string;
                    /** @description Whether a card that pays is kept for the next time; passed over where cards are not kept. */
                    saveCard?: boolean;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedCheckout"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ProductCollection"][];
                        /** @description Which page, counted from 1. */
                        page: number;
                        /** @description Records on one page at most. */
                        size: number;
                        /** @description How many there are in all, on all pages. */
                        total: number;
                    };
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The article, by its slug or id. */
                    article: string;
                    /** @description E-mail address. */
                    email?: "" | string;
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description Which record: its `id`. */
                    id?: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description The name that people read. */
                    name?: string;
                    /** @description Its text. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                        /**
                         * @description How it stands. `pending`: it is under way.
                         * @enum {string}
                         */
                        state: "pending";
                    };
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                /**
                 * @description The article, by its slug or id.
                 * @example mend-it-first
                 */
                article: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionList"];
                };
            };
        };
    };
    claimCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponItem"];
                };
            };
        };
    };
    readCoupon: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /**
                 * @description Its slug, in the language asked for or the shop’s own.
                 * @example welcome
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["CouponItem"][];
                        /** @description Which page, counted from 1. */
                        page: number;
                        /** @description Records on one page at most. */
                        size: number;
                        /** @description How many there are in all, on all pages. */
                        total: number;
                    };
                };
            };
        };
    };
    listOwnCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /**
                     * @description How it stands. `usable`: it can be used now or later; `used`: it was used as often as one may; `expired`: its time is over.
                     * @enum {string}
                     */
                    state?: "usable" | "used" | "expired";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["OwnCoupon"][];
                        /** @description Which page, counted from 1. */
                        page: number;
                        /** @description Records on one page at most. */
                        size: number;
                        /** @description How many there are in all, on all pages. */
                        total: number;
                    };
                };
            };
        };
    };
    readEntry: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
                /**
                 * @description Its slug, in the language asked for or the shop’s own.
                 * @example morning-table
                 */
                slug: string;
                /**
                 * @description Key of the custom category that the entries belong to.
                 * @example lookbook
                 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetail"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
                /** @description Page, from 1. */
                page?: number;
                /**
                 * @description Contents on a page.
                 * @example 2
                 */
                size?: number;
                /**
                 * @description Key of the custom category that the entries belong to.
                 * @example lookbook
                 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ContentCard"][];
                        /** @description Page, from 1. */
                        page: number;
                        /** @description Contents on a page. */
                        size: number;
                        /** @description Contents in all. */
                        total: number;
                    };
                };
            };
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                    /**
                     * @description Which type it is. `product`: a product; `article`: an article; `page`: a page.
                     * @enum {string}
                     */
                    type: "product" | "article" | "page";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteState"];
                };
            };
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                    /**
                     * @description Which type it is. `product`: a product; `article`: an article; `page`: a page.
                     * @enum {string}
                     */
                    type: "product" | "article" | "page";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteState"];
                };
            };
        };
    };
    countFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteCount"];
                };
            };
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which page, counted from 1. */
                    page?: number;
                    /** @description Records on one page at most. */
                    size?: number;
                    /**
                     * @description Which type it is. `product`: a product; `article`: an article; `page`: a page.
                     * @enum {string}
                     */
                    type?: "product" | "article" | "page";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
        };
    };
    shareWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Its title, as people read it.
                     * @default
                     */
                    title?: string;
                    /** @description Which types of things the link shows. `product`: products; `article`: articles; `page`: pages. */
                    types: ("product" | "article" | "page")[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListLink"];
                };
            };
        };
    };
    stopSharingWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readSharedWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which page, counted from 1. */
                    page?: number;
                    /** @description Records on one page at most. */
                    size?: number;
                    /** @description The secret of the link or session. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWishList"];
                };
            };
        };
    };
    watchFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Whether they want mails too.
                     * @default true
                     */
                    byMail?: boolean;
                    /** @description Whether they want to be notified. */
                    on: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether they want mails too.
                         * @default true
                         */
                        byMail: boolean;
                        /** @description Whether they want to be notified. */
                        on: boolean;
                    };
                };
            };
        };
    };
    stopWatchingFavorites: {
        parameters: {
            query?: {
                /** @description The secret of the link or session. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret of the link or session. */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readWishList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishList"];
                };
            };
        };
    };
    addFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address. */
                    email?: "" | string;
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /**
                     * @description Which kind it is. `praise`: praise; `problem`: something does not work; `idea`: an idea; `other`: something else.
                     * @default other
                     * @enum {string}
                     */
                    kind?: "praise" | "problem" | "idea" | "other";
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /**
                     * @description Path of the page that it is about.
                     * @default
                     */
                    page?: string;
                    /** @description Its text. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    beginForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The secret of the link or session. */
                        token: string;
                    };
                };
            };
        };
    };
    readGiftCardBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the gift card; spaces, dashes and small letters do not matter. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardBalance"];
                };
            };
        };
    };
    createGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The secret of the guest, for the header `x-guest`. */
                        guest: string;
                    };
                };
            };
        };
    };
    submitInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was filled in, by the key of the field. */
                    fields: {
                        [key: string]: string | number | boolean | null | string[];
                    };
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description Number of the order that it is about; nobody checks whose it is. */
                    order?: string;
                    /** @description The product, by its slug or id. */
                    product?: string;
                    /** @description The last part of its address; empty or absent: made of the title. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    listLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The beginning, itself included. */
                    from?: string;
                    /** @description Only these kinds. `signUp`: signed up; `signIn`: signed in; `signInFailed`: signing in failed; `newDevice`: signed in by a new device; `signOut`: signed out; `signOutSession`: a session was ended; `signOutOthers`: all other sessions were ended; `passwordChanged`: the password was changed; `passwordReset`: the password was reset; `emailVerified`: the e-mail address was proved; `emailChanged`: the e-mail address was changed; `mobileChanged`: the mobile number was changed; `loginVerificationOn`: codes at sign-in were switched on; `loginVerificationOff`: codes at sign-in were switched off; `identityLinked`: another provider was linked; `identityUnlinked`: another provider was unlinked; `passkeyAdded`: a passkey was added; `passkeyRenamed`: a passkey got another name; `passkeyRemoved`: a passkey was removed; `dataExported`: the data was exported; `accountDeleted`: the account was deleted; `nameChanged`: the name was changed; `infoChanged`: the profile was changed; `avatarChanged`: the picture was changed; `addressSaved`: an address was saved; `addressRemoved`: an address was removed; `guestJoined`: what a guest had came to the account; `favoriteAdded`: something was put on the wish list; `favoriteRemoved`: something was taken off the wish list; `listShared`: the wish list was shared; `couponClaimed`: a coupon was claimed; `articleSaved`: an article was saved; `articleSubmitted`: an article was handed in; `articleWithdrawn`: an article was withdrawn; `articleRemoved`: an article was removed; `orderPlaced`: an order was placed; `orderCancelled`: an order was cancelled; `returnApplied`: a return was asked for; `returnCancelled`: a return was taken back; `returnSent`: goods were sent back; `reviewWritten`: a review was written. */
                    kinds?: ("signUp" | "signIn" | "signInFailed" | "newDevice" | "signOut" | "signOutSession" | "signOutOthers" | "passwordChanged" | "passwordReset" | "emailVerified" | "emailChanged" | "mobileChanged" | "loginVerificationOn" | "loginVerificationOff" | "identityLinked" | "identityUnlinked" | "passkeyAdded" | "passkeyRenamed" | "passkeyRemoved" | "dataExported" | "accountDeleted" | "nameChanged" | "infoChanged" | "avatarChanged" | "addressSaved" | "addressRemoved" | "guestJoined" | "favoriteAdded" | "favoriteRemoved" | "listShared" | "couponClaimed" | "articleSaved" | "articleSubmitted" | "articleWithdrawn" | "articleRemoved" | "orderPlaced" | "orderCancelled" | "returnApplied" | "returnCancelled" | "returnSent" | "reviewWritten")[];
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /** @description The end, itself included. */
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLog"];
                };
            };
        };
    };
    readMenu: {
        parameters: {
            query: {
                /**
                 * @description The place of the menu; `GET /api/web/shop` names those there are.
                 * @example header
                 */
                key: string;
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret of the link or session. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The subscriber has agreed to get mails.
                     * @enum {boolean}
                     */
                    agree: true;
                    /** @description E-mail address. */
                    email: string;
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: {
                /** @description The secret of the link or session. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret of the link or session. */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    countNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many are unread. */
                        unread: number;
                    };
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /** @description Only those that are unread. */
                    unread?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
        };
    };
    markNoticesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which records: their ids. */
                    ids: string[];
                } | {
                    /**
                     * @description All of them, instead of ids.
                     * @enum {boolean}
                     */
                    all: true;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many are unread. */
                        unread: number;
                    };
                };
            };
        };
    };
    changeOrderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where it is sent. */
                    address: {
                        /**
                         * @description Street and house number.
                         * @default
                         */
                        address?: string;
                        /**
                         * @description Apartment, floor or building; empty: none.
                         * @default
                         */
                        apartment?: string;
                        /**
                         * @description District or county; empty: none.
                         * @default
                         */
                        area?: string;
                        /**
                         * @description City or town.
                         * @default
                         */
                        city?: string;
                        /** @description ISO 3166-1 alpha-2 code of the country. */
                        country: string;
                        /**
                         * @description Calling code of the phone number, with plus: `+86`.
                         * @default
                         */
                        countryCode?: string;
                        /**
                         * @description First name.
                         * @default
                         */
                        firstName?: string;
                        /**
                         * @description How the name is read, in kana, of a Japanese address; empty: it is not said.
                         * @default
                         */
                        kana?: string;
                        /**
                         * @description Last name.
                         * @default
                         */
                        lastName?: string;
                        /**
                         * @description Phone number.
                         * @default
                         */
                        phone?: string;
                        /**
                         * @description Postal code.
                         * @default
                         */
                        postalCode?: string;
                        /**
                         * @description State or province; the part of ISO 3166-2 after the hyphen where there is one.
                         * @default
                         */
                        province?: string;
                    };
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /**
                     * @description Why, in words for people to read.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    createCreditNoteLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the credit note; null: there is none. */
                    creditNote: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its address (URL) */
                        url: string;
                    };
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    createInvoiceLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its address (URL) */
                        url: string;
                    };
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Whether it is paid. `unpaid`: it is not paid, or not in full; `paid`: it is paid.
                     * @enum {string}
                     */
                    payStatus?: "unpaid" | "paid";
                    /** @description Finds records by words that they hold. */
                    q?: string;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /**
                     * @description Where it stands in its life. `inProgress`: it is worked on: it may be paid, sent, delivered; `completed`: the shopper has the goods; `cancelled`: it was cancelled; `pendingCancellation`: the shopper has asked to cancel it, and the merchant has to decide.
                     * @enum {string}
                     */
                    status?: "inProgress" | "completed" | "cancelled" | "pendingCancellation";
                    /**
                     * @description Which orders, by what is to be done next. `toPay`: to be paid; `toShip`: paid and not sent, also where its shopper asks to cancel it; `toReceive`: sent and not completed; `completed`: completed; `cancelled`: cancelled.
                     * @enum {string}
                     */
                    view?: "toPay" | "toShip" | "toReceive" | "completed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
        };
    };
    lookUpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address. */
                    email: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many lines were added. */
                        added: number;
                        /** @description How many there are. */
                        count: number;
                        /** @description Codes of the coupons that were entered. */
                        couponCodes: string[];
                        /** @description What each coupon takes off. */
                        couponDiscounts: components["schemas"]["Discount"][];
                        /** @description The lines, in order. */
                        lines: components["schemas"]["CartLine"][];
                        /** @description What a person should know of it, in the language of the request. */
                        messages: string[];
                        /** @description How near the cart is to its next reductions. */
                        nudges: components["schemas"]["PromotionProgress"][];
                        /** @description What each running promotion takes off. */
                        promotionDiscounts: components["schemas"]["Discount"][];
                        /** @description Whether it is sent or collected; false: nothing of it is. */
                        requiresShipping: boolean;
                        /** @description Lines that were put aside for later; they are in no sum. */
                        saved: components["schemas"]["CartLine"][];
                        /** @description What makes shipping free; the fee holds it already. */
                        shippingDiscounts: {
                            /** @description The code of the coupon; absent: no code was needed. */
                            code?: string;
                            /** @description Its title, as people read it. */
                            title: string;
                        }[];
                        /** @description What the goods cost before discounts. */
                        subtotal: components["schemas"]["Money"];
                        /** @description Whether it is taxed at all. */
                        taxable: boolean;
                        /** @description What is to be paid altogether. */
                        total: components["schemas"]["Money"];
                    };
                };
            };
        };
    };
    readPage: {
        parameters: {
            query: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
                /**
                 * @description Its slug, in the language asked for or the shop’s own.
                 * @example about
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDetail"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
                /** @description Page, from 1. */
                page?: number;
                /**
                 * @description Contents on a page.
                 * @example 2
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ContentCard"][];
                        /** @description Page, from 1. */
                        page: number;
                        /** @description Contents on a page. */
                        size: number;
                        /** @description Contents in all. */
                        total: number;
                    };
                };
            };
        };
    };
    listSavedCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["SavedCard"][];
                    };
                };
            };
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the saved card. */
                    cardId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["SavedCard"][];
                    };
                };
            };
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the payment method. */
                    methodId: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description Whether a card that pays is kept for the next time; passed over where cards are not kept. */
                    saveCard?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which provider.
                 * @example sandbox
                 */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether the webhook was taken.
                         * @enum {boolean}
                         */
                        received: true;
                    };
                };
            };
        };
    };
    listProductsBeside: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /**
                 * @description Which one: the last part of its address.
                 * @example brae-cup
                 */
                slug: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ProductCard"][];
                    };
                };
            };
        };
    };
    listProductCards: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /**
                 * @description Which record: its `id`.
                 * @example 019a0000-0000-7000-8000-000000000001
                 */
                id: string | string[];
                /** @description Language (BCP 47) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ProductCard"][];
                    };
                };
            };
        };
    };
    readProduct: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Stock keeping unit: names a variant for people and programs. */
                sku?: string;
                /**
                 * @description Which one: the last part of its address.
                 * @example brae-cup
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                [facet: `opt.${string}` | `field.${string}` | `range.${string}` | `spec.${string}` | `ext.${string}`]: string | string[] | undefined;
                /** @description Repeatable: any of the values. */
                brand?: string | string[];
                /**
                 * @description Of this category and those below it, by its slug.
                 * @example cups
                 */
                category?: string;
                /** @description Of this collection alone, by its slug. */
                collection?: string;
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /**
                 * @description Whether only what can be bought now is shown. `0`: everything; `1`: only what can be bought now.
                 * @example 1
                 */
                inStock?: "0" | "1";
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /** @description min-max in minor units of the currency; either side may be missing. */
                price?: string;
                /** @description What this promotion lowers alone, by its slug. */
                promotion?: string;
                /** @description Finds records by words that they hold. */
                q?: string;
                /** @description Rated so many stars or more. `1`: one star; `2`: two stars; `3`: three stars; `4`: four stars; `5`: five stars. */
                rating?: "1" | "2" | "3" | "4" | "5";
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
                /**
                 * @description In which order. `-` before it: downwards.
                 * @example price
                 */
                sort?: "relevance" | "newest" | "price" | "-price" | "sales" | "rating";
                /** @description Repeatable: any of the values. */
                tag?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
        };
    };
    notifyWhenInStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address. */
                    email: string;
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description Stock keeping unit: names a variant for people and programs. */
                    sku: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    readPromotion: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /**
                 * @description Its slug, in the language asked for or the shop’s own.
                 * @example tea-for-two
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["PromotionItem"][];
                        /** @description Which page, counted from 1. */
                        page: number;
                        /** @description Records on one page at most. */
                        size: number;
                        /** @description How many there are in all, on all pages. */
                        total: number;
                    };
                };
            };
        };
    };
    renewPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the browser at its push service, from now on. */
                    endpoint: string;
                    /** @description What messages are encrypted with. */
                    keys: {
                        /** @description The secret of the browser, in base64url. */
                        auth: string;
                        /** @description The public key of the browser, in base64url. */
                        p256dh: string;
                    };
                    /** @description The subscription that the browser had; its secret proves that it is the same browser. */
                    old: {
                        /** @description The secret of the browser, in base64url. */
                        auth: string;
                        /** @description The address that it had there before. */
                        endpoint: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    statePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the browser at its push service, where it has one. */
                    endpoint?: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo?: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the browser at its push service. */
                    endpoint: string;
                    /** @description What messages are encrypted with. */
                    keys: {
                        /** @description The secret of the browser, in base64url. */
                        auth: string;
                        /** @description The public key of the browser, in base64url. */
                        p256dh: string;
                    };
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo?: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
        };
    };
    unsubscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the browser at its push service. */
                    endpoint: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo?: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
        };
    };
    addQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address. */
                    email?: "" | string;
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description The name that people read. */
                    name?: string;
                    /** @description The product, by its slug or id. */
                    product: string;
                    /** @description Its text. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                        /**
                         * @description How it stands. `pending`: it is under way.
                         * @enum {string}
                         */
                        state: "pending";
                    };
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description Which record: its `id`. */
                    id: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description The name that people read. */
                    name?: string;
                    /** @description Its text. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                        /**
                         * @description How it stands. `pending`: it is under way.
                         * @enum {string}
                         */
                        state: "pending";
                    };
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query: {
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description The product, by its slug or id.
                 * @example brae-cup
                 */
                product: string;
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionList"];
                };
            };
        };
    };
    applyForReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Why it is asked for, in the words of the shopper.
                     * @default
                     */
                    applyDescription?: string;
                    /**
                     * @description What is wanted. `returnRefund`: goods come back, money goes back; `exchange`: goods come back, others are sent; `refundOnly`: money goes back, goods do not come.
                     * @enum {string}
                     */
                    applyType: "returnRefund" | "exchange" | "refundOnly";
                    /**
                     * @description Its pictures, in order.
                     * @default []
                     */
                    images?: string[];
                    /** @description The lines, in order. */
                    lines: {
                        /** @description SKU of the variant that is wanted instead; null: none. */
                        exchangeSku?: string;
                        /** @description Id of the line. */
                        lineId: string;
                        /** @description How many units. */
                        quantity: number;
                    }[];
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /**
                     * @description Where the money goes. `source`: to where it came from; `credits`: to the credits of the account.
                     * @default source
                     * @enum {string}
                     */
                    refundTo?: "source" | "credits";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    cancelReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description Number of the return, as people say it. */
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    readReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description Number of the return, as people say it. */
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    openReturnLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description Number of the return, as people say it. */
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its address (URL) */
                        url: string;
                    };
                };
            };
        };
    };
    listReturns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo?: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /**
                     * @description Where it stands in its life. `pendingApproval`: something is still to be done about it; `cancelled`: the shopper took it back; `completed`: what was wanted was done; `ended`: it was refused, or ran out.
                     * @enum {string}
                     */
                    status?: "pendingApproval" | "cancelled" | "completed" | "ended";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnList"];
                };
            };
        };
    };
    sendReturnLogistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The carrier of the goods that come back. */
                    logisticsCompany: string;
                    /** @description Number of the parcel that comes back. */
                    logisticsNumber: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description Number of the return, as people say it. */
                    returnNo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
        };
    };
    quoteReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is wanted. `returnRefund`: goods come back, money goes back; `exchange`: goods come back, others are sent; `refundOnly`: money goes back, goods do not come.
                     * @default returnRefund
                     * @enum {string}
                     */
                    applyType?: "returnRefund" | "exchange" | "refundOnly";
                    /** @description The lines, in order. */
                    lines: {
                        /** @description SKU of the variant that is wanted instead; null: none. */
                        exchangeSku?: string;
                        /** @description Id of the line. */
                        lineId: string;
                        /** @description How many units. */
                        quantity: number;
                    }[];
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnQuote"];
                };
            };
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /**
                     * @description Its pictures, in order.
                     * @default []
                     */
                    images?: string[];
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description The name that people read. */
                    name?: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo?: string;
                    /** @description The secret by which a guest may see the order; null: the order is of an account. */
                    orderToken?: string;
                    /** @description The product, by its slug or id. */
                    product: string;
                    /** @description Stars, from 1 to 5. */
                    rating: number;
                    /** @description Its text. */
                    text: string;
                    /** @description Its title, as people read it. */
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                        /**
                         * @description How it stands. `pending`: it waits to be looked at; `approved`: everybody may see it.
                         * @enum {string}
                         */
                        state: "pending" | "approved" | (string & {});
                    };
                };
            };
        };
    };
    markReviewHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description Which record: its `id`. */
                    id: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many found it helpful. */
                        helpful: number;
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query: {
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description The product, by its slug or id.
                 * @example brae-cup
                 */
                product: string;
                /** @description With so many stars alone. `1`: one star; `2`: two stars; `3`: three stars; `4`: four stars; `5`: five stars. */
                rating?: "1" | "2" | "3" | "4" | "5";
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
                /** @description In which order. `newest`: the newest first; `helpful`: the most helpful first; `highest`: the most stars first; `lowest`: the fewest stars first. */
                sort?: "newest" | "helpful" | "highest" | "lowest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                [facet: `opt.${string}` | `field.${string}` | `range.${string}` | `spec.${string}` | `ext.${string}`]: string | string[] | undefined;
                /** @description Repeatable: any of the values. */
                brand?: string | string[];
                /** @description Of this category and those below it, by its slug. */
                category?: string;
                /** @description Of this collection alone, by its slug. */
                collection?: string;
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Whether only what can be bought now is shown. `0`: everything; `1`: only what can be bought now. */
                inStock?: "0" | "1";
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /** @description min-max in minor units of the currency; either side may be missing. */
                price?: string;
                /** @description What this promotion lowers alone, by its slug. */
                promotion?: string;
                /**
                 * @description Finds records by words that they hold.
                 * @example cup
                 */
                q?: string;
                /** @description Rated so many stars or more. `1`: one star; `2`: two stars; `3`: three stars; `4`: four stars; `5`: five stars. */
                rating?: "1" | "2" | "3" | "4" | "5";
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
                /** @description In which order. `-` before it: downwards. */
                sort?: "relevance" | "newest" | "price" | "-price" | "sales" | "rating";
                /** @description Repeatable: any of the values. */
                tag?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
        };
    };
    listPopularSearches: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularSearches"];
                };
            };
        };
    };
    suggestSearch: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /**
                 * @description Finds records by words that they hold.
                 * @example cu
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
        };
    };
    listSecurityActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The beginning, itself included. */
                    from?: string;
                    /** @description Only these kinds. `signUp`: signed up; `signIn`: signed in; `signInFailed`: signing in failed; `newDevice`: signed in by a new device; `signOut`: signed out; `signOutSession`: a session was ended; `signOutOthers`: all other sessions were ended; `passwordChanged`: the password was changed; `passwordReset`: the password was reset; `emailVerified`: the e-mail address was proved; `emailChanged`: the e-mail address was changed; `mobileChanged`: the mobile number was changed; `loginVerificationOn`: codes at sign-in were switched on; `loginVerificationOff`: codes at sign-in were switched off; `identityLinked`: another provider was linked; `identityUnlinked`: another provider was unlinked; `passkeyAdded`: a passkey was added; `passkeyRenamed`: a passkey got another name; `passkeyRemoved`: a passkey was removed; `dataExported`: the data was exported; `accountDeleted`: the account was deleted. */
                    kinds?: ("signUp" | "signIn" | "signInFailed" | "newDevice" | "signOut" | "signOutSession" | "signOutOthers" | "passwordChanged" | "passwordReset" | "emailVerified" | "emailChanged" | "mobileChanged" | "loginVerificationOn" | "loginVerificationOff" | "identityLinked" | "identityUnlinked" | "passkeyAdded" | "passkeyRenamed" | "passkeyRemoved" | "dataExported" | "accountDeleted")[];
                    /**
                     * @description Which page, counted from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Records on one page at most.
                     * @default 20
                     */
                    size?: number;
                    /** @description The end, itself included. */
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLog"];
                };
            };
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["LinkedIdentity"][];
                    };
                };
            };
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password. */
                    password?: string;
                    /** @description Which provider. */
                    provider: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                    /** @description What the provider calls the person. */
                    subject: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["LinkedIdentity"][];
                    };
                };
            };
        };
    };
    readSecurityOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityOverview"];
                };
            };
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: {
                            /**
                             * Format: date-time
                             * @description When it was made. An ISO 8601 instant in UTC.
                             */
                            createdAt: string;
                            /** @description What it is named by in calls; it never changes. */
                            id: string;
                            /** @description When it was used last; null: never. An ISO 8601 instant in UTC. */
                            lastUsedAt: string | null;
                            /** @description Its title, as people read it. */
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser answered (WebAuthn) */
                    response: {
                        /** @description Which record: its `id`. */
                        id: string;
                        /** @description What the browser answered (WebAuthn) */
                        response: {
                            /** @description What the browser signed, base64url (WebAuthn) */
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Its title, as people read it. */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: {
                            /**
                             * Format: date-time
                             * @description When it was made. An ISO 8601 instant in UTC.
                             */
                            createdAt: string;
                            /** @description What it is named by in calls; it never changes. */
                            id: string;
                            /** @description When it was used last; null: never. An ISO 8601 instant in UTC. */
                            lastUsedAt: string | null;
                            /** @description Its title, as people read it. */
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    createNewPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password. */
                    password?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the passkey is asked, base64url (WebAuthn) */
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                    /** @description The password. */
                    password?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: {
                            /**
                             * Format: date-time
                             * @description When it was made. An ISO 8601 instant in UTC.
                             */
                            createdAt: string;
                            /** @description What it is named by in calls; it never changes. */
                            id: string;
                            /** @description When it was used last; null: never. An ISO 8601 instant in UTC. */
                            lastUsedAt: string | null;
                            /** @description Its title, as people read it. */
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which record: its `id`. */
                    id: string;
                    /** @description Its title, as people read it. */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: {
                            /**
                             * Format: date-time
                             * @description When it was made. An ISO 8601 instant in UTC.
                             */
                            createdAt: string;
                            /** @description What it is named by in calls; it never changes. */
                            id: string;
                            /** @description When it was used last; null: never. An ISO 8601 instant in UTC. */
                            lastUsedAt: string | null;
                            /** @description Its title, as people read it. */
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Devices that are signed in. */
                        sessions: components["schemas"]["AccountSession"][];
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description All sessions but the one that asks.
                     * @enum {boolean}
                     */
                    others?: true;
                    /** @description Which session: its `id`. */
                    sessionId?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many sessions were ended. */
                        ended: number;
                    };
                };
            };
        };
    };
    switchSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether signing in also asks for a code by mail. */
                    loginEmailVerification: boolean;
                    /** @description The password. */
                    password?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether signing in also asks for a code by mail. */
                        loginEmailVerification: boolean;
                    };
                };
            };
        };
    };
    readShop: {
        parameters: {
            query?: {
                /** @description Language in place of that of the header `x-lang`. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopInfo"];
                };
            };
        };
    };
    addVisitDuration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Seconds on the page since the last call for it. */
                    duration: number;
                    /** @description Address (URL) of the page that is seen. */
                    url: string;
                    /** @description Id of the visitor; it counts and grants nothing. */
                    visitorId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency; absent: the base currency. */
                currency?: string;
                /** @description Language (BCP 47) */
                lang?: string;
                /** @description Which page, counted from 1. */
                page?: string;
                /**
                 * @description Records on one page at most.
                 * @example 2
                 */
                size?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page, in order. */
                        items: components["schemas"]["ProductTag"][];
                        /** @description Which page, counted from 1. */
                        page: number;
                        /** @description Records on one page at most. */
                        size: number;
                        /** @description How many there are in all, on all pages. */
                        total: number;
                    };
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF picture.
                     */
                    file: string;
                    /**
                     * @description What the picture is for. `review`: a review; `return`: a return; `article`: an article; `inquiry`: a form.
                     * @enum {string}
                     */
                    purpose: "review" | "return" | "article" | "inquiry";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it is named by in calls; it never changes. */
                        id: string;
                        /** @description Its address (URL) */
                        url: string;
                    };
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A word that the page asks for, so that nothing is deleted by mistake. */
                    confirm?: string;
                    /** @description The password. */
                    password?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    changeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF picture that does not move.
                     */
                    file?: string;
                    /**
                     * @description Takes the picture away, instead of a file. `true`: take it away.
                     * @enum {string}
                     */
                    remove?: "true";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code that was sent to the new address. */
                    code?: string;
                    /** @description The new e-mail address. */
                    newEmail: string;
                    /** @description The password. */
                    password?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the shopper says of themselves. */
                    bio?: string;
                    /** @description Day of birth (`1990-01-31`); null or empty: not said. */
                    birthday?: "" | null | string;
                    /** @description What the shopper wants to be called. */
                    nickName?: string;
                    /** @description Counts up with every change; a write of an older one is refused. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code that was sent to the new number. */
                    code?: string;
                    /**
                     * @description Calling code of the country, with a plus sign; needed with a mobile number.
                     * @example +44
                     */
                    countryCode?: string;
                    /** @description The new mobile number, national part. */
                    newMobile: string;
                    /** @description The password. */
                    password?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description First name. */
                    firstName: string;
                    /** @description Last name. */
                    lastName: string;
                    /** @description Counts up with every change; a write of an older one is refused. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new password. */
                    newPassword: string;
                    /** @description The password so far. */
                    oldPassword?: string;
                    /** @description The code that was sent for `stepUp`, in place of the password. */
                    stepUpCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the export was made. */
                        exportedAt: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    trackVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the visitor answered; null or absent: was not asked yet. `yes`: visits may be counted; `no`: visits may not be counted. */
                    consent?: ("yes" | "no") | null;
                    /** @description Address (URL) of the page before; null: none. */
                    referer?: string | null;
                    /** @description IANA name of the time zone of the browser. */
                    timezone?: string | null;
                    /** @description Address (URL) of the page that is seen. */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedVisit"];
                };
            };
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The secret of the link or session. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                    /** @description The token of the form, of `GET /api/web/form`. */
                    formToken?: string;
                    /** @description A field that people do not see; filled in, the sender is a program. */
                    leaveEmpty?: string;
                    /** @description The name that people read. */
                    name: string;
                    /** @description Number of the order, as people say it; null: there is none. */
                    orderNo: string;
                    /**
                     * @description Which part of the order is meant; empty: all of it.
                     * @default
                     */
                    part?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened, in words for people to read. */
                        message: string;
                    };
                };
            };
        };
    };
}

/** Writes that honour `Idempotency-Key`. */
export const idempotentOperations: ReadonlySet<string> = new Set([
  'POST /address/save',
  'POST /article/save',
  'POST /cart/add',
  'POST /cart/add-all',
  'POST /cart/recover',
  'POST /checkout/create',
  'POST /checkout/express/submit',
  'POST /checkout/paypal/begin',
  'POST /checkout/submit',
  'POST /comment/add',
  'POST /favorite/share',
  'POST /feedback/add',
  'POST /inquiry/submit',
  'POST /newsletter/subscribe',
  'POST /order/address',
  'POST /order/cancel',
  'POST /order/lookup',
  'POST /order/reorder',
  'POST /payment/start',
  'POST /product/notify',
  'POST /question/add',
  'POST /question/answer',
  'POST /return/apply',
  'POST /review/add',
  'POST /withdrawal/request',
]);
