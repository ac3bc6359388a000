/** Made by `npm run generate`; do not edit. */
export interface paths {
    "/abandoned-checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checkouts that were left, newest first
         * @description Checkouts that were left, newest first.
         */
        get: operations["listAbandonedCheckouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abandoned-checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a checkout that was left
         * @description Read a checkout that was left.
         */
        get: operations["readAbandonedCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abandoned-checkouts/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail about it now, where the address wants news
         * @description Mail about it now, where the address wants news.
         */
        post: operations["mailAbandonedCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abandoned-checkouts/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many were left, mailed about and recovered
         * @description How many were left, mailed about and recovered.
         */
        get: operations["readAbandonedCheckoutsFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description List API keys.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key; it is shown this once
         * @description Make an API key; it is shown this once.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an API key, without the key itself
         * @description Read an API key, without the key itself.
         */
        get: operations["readApiKey"];
        /**
         * Change an API key
         * @description Change an API key.
         */
        put: operations["updateApiKey"];
        post?: never;
        /**
         * Delete an API key
         * @description Delete an API key.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of apps that the caller may open
         * @description List the pages of apps that the caller may open.
         */
        get: operations["readAppPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-pages/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the address under which an app's page is shown to the caller; it holds for a minute
         * @description Make the address under which an app's page is shown to the caller; it holds for a minute.
         */
        post: operations["openAppPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List apps
         * @description List apps.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Make an app; its key and secrets are shown this once
         * @description Make an app; its key and secrets are shown this once.
         */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an app, without its key
         * @description Read an app, without its key.
         */
        get: operations["readApp"];
        /**
         * Change an app, its key and its webhooks
         * @description Change an app, its key and its webhooks.
         */
        put: operations["updateApp"];
        post?: never;
        /**
         * Remove an app with its key and its webhooks
         * @description Remove an app with its key and its webhooks.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List article-categories
         * @description List article-categories.
         */
        get: operations["listArticleCategories"];
        put?: never;
        /**
         * Write one of the article-categories
         * @description Write one of the article-categories.
         */
        post: operations["createArticleCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the article-categories
         * @description Read one of the article-categories.
         */
        get: operations["readArticleCategory"];
        /**
         * Change one of the article-categories
         * @description Change one of the article-categories.
         */
        put: operations["updateArticleCategory"];
        post?: never;
        /**
         * Delete one of the article-categories
         * @description Delete one of the article-categories.
         */
        delete: operations["deleteArticleCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List article-tags
         * @description List article-tags.
         */
        get: operations["listArticleTags"];
        put?: never;
        /**
         * Write one of the article-tags
         * @description Write one of the article-tags.
         */
        post: operations["createArticleTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the article-tags
         * @description Read one of the article-tags.
         */
        get: operations["readArticleTag"];
        /**
         * Change one of the article-tags
         * @description Change one of the article-tags.
         */
        put: operations["updateArticleTag"];
        post?: never;
        /**
         * Delete one of the article-tags
         * @description Delete one of the article-tags.
         */
        delete: operations["deleteArticleTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles
         * @description List articles.
         */
        get: operations["listArticles"];
        put?: never;
        /**
         * Write one of the articles
         * @description Write one of the articles.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the articles
         * @description Read one of the articles.
         */
        get: operations["readArticle"];
        /**
         * Change one of the articles at once
         * @description Change one of the articles at once.
         */
        put: operations["updateArticle"];
        post?: never;
        /**
         * Delete one of the articles
         * @description Delete one of the articles.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw the draft away
         * @description Throw the draft away.
         */
        post: operations["discardArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a draft, which previews show
         * @description Keep a draft, which previews show.
         */
        post: operations["writeArticleDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish it, as its draft where there is one
         * @description Publish it, as its draft where there is one.
         */
        post: operations["publishArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the draft
         * @description Make an earlier version the draft.
         */
        post: operations["restoreArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one of the articles was before, newest first
         * @description What one of the articles was before, newest first.
         */
        get: operations["readArticleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the articles as it was
         * @description One of the articles as it was.
         */
        get: operations["readArticleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description List the audit log.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one’s own account
         * @description Read one’s own account.
         */
        get: operations["readOwnAccount"];
        /**
         * Change one’s own name
         * @description Change one’s own name.
         */
        put: operations["updateOwnAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with an authenticator app; its secret is shown this once
         * @description Begin with an authenticator app; its secret is shown this once.
         */
        post: operations["beginAuthenticatorApp"];
        /**
         * Take the authenticator app away
         * @description Take the authenticator app away.
         */
        delete: operations["removeAuthenticatorApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the app by a code of it
         * @description Confirm the app by a code of it.
         */
        post: operations["confirmAuthenticatorApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/passkeys": {
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
    "/auth/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a passkey away
         * @description Take a passkey away.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser is asked for a new passkey
         * @description What the browser is asked for a new passkey.
         */
        post: operations["createNewPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one’s own password; other sessions end
         * @description Change one’s own password; other sessions end.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes, shown this once
         * @description Make new recovery codes, shown this once.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s own sessions
         * @description List one’s own sessions.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one’s own sessions
         * @description End one of one’s own sessions.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all of one’s own sessions but this one
         * @description End all of one’s own sessions but this one.
         */
        post: operations["endOtherSessions"];
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
    "/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that sets a new password; the response never reveals whether there is such an account
         * @description Mail a link that sets a new password; the response never reveals whether there is such an account.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Who is signed in.
         */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
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
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey is asked at sign-in
         * @description What a passkey is asked at sign-in.
         */
        post: operations["createPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove anew who one is, before what is sensitive
         * @description Prove anew who one is, before what is sensitive.
         */
        post: operations["proveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/prove/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey is asked in order to prove who one is
         * @description What a passkey is asked in order to prove who one is.
         */
        post: operations["createProofChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password by a mailed link
         * @description Set a password by a mailed link.
         */
        post: operations["setPassword"];
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
         * Sign a member of staff in
         * @description Sign a member of staff in.
         */
        post: operations["signIn"];
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
    "/auth/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose link it is
         * @description Whose link it is.
         */
        post: operations["readTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description List brands.
         */
        get: operations["listBrands"];
        put?: never;
        /**
         * Add a brand
         * @description Add a brand.
         */
        post: operations["createBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a brand
         * @description Read a brand.
         */
        get: operations["readBrand"];
        /**
         * Change a brand
         * @description Change a brand.
         */
        put: operations["updateBrand"];
        post?: never;
        /**
         * Delete a brand
         * @description Delete a brand.
         */
        delete: operations["deleteBrand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description List categories.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description Add a category.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a category
         * @description Read a category.
         */
        get: operations["readCategory"];
        /**
         * Change a category
         * @description Change a category.
         */
        put: operations["updateCategory"];
        post?: never;
        /**
         * Delete a category
         * @description Delete a category.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a category below another one, or among those beside it
         * @description Move a category below another one, or among those beside it.
         */
        post: operations["moveCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all categories, in order
         * @description Read all categories, in order.
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
    "/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List whom a note can mention, by name
         * @description List whom a note can mention, by name.
         */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description List collections.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Add a collection
         * @description Add a collection.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a collection
         * @description Read a collection.
         */
        get: operations["readCollection"];
        /**
         * Change a collection
         * @description Change a collection.
         */
        put: operations["updateCollection"];
        post?: never;
        /**
         * Delete a collection
         * @description Delete a collection.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which products a rule matches
         * @description Which products a rule matches.
         */
        post: operations["previewCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments and their answers
         * @description List comments and their answers.
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
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the comments
         * @description Read one of the comments.
         */
        get: operations["readComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer it in the shop’s name
         * @description Answer it in the shop’s name.
         */
        post: operations["answerComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show it
         * @description Show it.
         */
        post: operations["approveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse it, or take it down
         * @description Refuse it, or take it down.
         */
        post: operations["refuseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coupons
         * @description List coupons.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Write a new coupon
         * @description Write a new coupon.
         */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a coupon
         * @description Read a coupon.
         */
        get: operations["readCoupon"];
        /**
         * Change a coupon
         * @description Change a coupon.
         */
        put: operations["updateCoupon"];
        post?: never;
        /**
         * Take a coupon away, or end it where orders have used it
         * @description Take a coupon away, or end it where orders have used it.
         */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List codes that work once each, newest first
         * @description List codes that work once each, newest first.
         */
        get: operations["listCouponCodes"];
        put?: never;
        /**
         * Make codes that work once each
         * @description Make codes that work once each.
         */
        post: operations["createCouponCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{id}/codes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of them as CSV
         * @description All of them as CSV.
         */
        get: operations["readCouponCodesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an inactive copy of a coupon
         * @description Write an inactive copy of a coupon.
         */
        post: operations["duplicateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ledger of credits
         * @description List the ledger of credits.
         */
        get: operations["listCredits"];
        put?: never;
        /**
         * Give credits to an account, or take some
         * @description Give credits to an account, or take some.
         */
        post: operations["createCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a line of the ledger
         * @description Read a line of the ledger.
         */
        get: operations["readCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List currencies
         * @description List currencies.
         */
        get: operations["listCurrencies"];
        put?: never;
        /**
         * Write a new currency
         * @description Write a new currency.
         */
        post: operations["createCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a currency
         * @description Read a currency.
         */
        get: operations["readCurrency"];
        /**
         * Change a currency
         * @description Change a currency.
         */
        put: operations["updateCurrency"];
        post?: never;
        /**
         * Delete a currency
         * @description Delete a currency.
         */
        delete: operations["deleteCurrency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies/update-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the newest rates of the European Central Bank now, where rates come from there
         * @description Take the newest rates of the European Central Bank now, where rates come from there.
         */
        post: operations["updateExchangeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups of customers
         * @description List groups of customers.
         */
        get: operations["listCustomerGroups"];
        put?: never;
        /**
         * Make a group of customers
         * @description Make a group of customers.
         */
        post: operations["createCustomerGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group of customers
         * @description Read a group of customers.
         */
        get: operations["readCustomerGroup"];
        /**
         * Change a group of customers
         * @description Change a group of customers.
         */
        put: operations["updateCustomerGroup"];
        post?: never;
        /**
         * Remove a group of customers
         * @description Remove a group of customers.
         */
        delete: operations["deleteCustomerGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-groups/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which customers a rule finds
         * @description Which customers a rule finds.
         */
        post: operations["previewCustomerGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers with their figures
         * @description List customers with their figures.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Make a customer
         * @description Make a customer.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Read a customer.
         */
        get: operations["readCustomer"];
        /**
         * Change a customer
         * @description Change a customer.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a customer sign in no more
         * @description Let a customer sign in no more.
         */
        post: operations["blockCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a customer for good
         * @description Erase a customer for good.
         */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a customer into these groups and no others
         * @description Put a customer into these groups and no others.
         */
        post: operations["setCustomerGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one customer of two; that of `from` disappears
         * @description Make one customer of two; that of `from` disappears.
         */
        post: operations["mergeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/send-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a customer a link that sets a new password
         * @description Mail a customer a link that sets a new password.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a customer sign in again
         * @description Let a customer sign in again.
         */
        post: operations["unblockCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of the demo shop there is
         * @description How much of the demo shop there is.
         */
        get: operations["readDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the demo data; what the merchant made stays
         * @description Remove the demo data; what the merchant made stays.
         */
        post: operations["removeDemoData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List draft orders
         * @description List draft orders.
         */
        get: operations["listDraftOrders"];
        put?: never;
        /**
         * Write an order for somebody
         * @description Write an order for somebody.
         */
        post: operations["createDraftOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a draft order as it comes to now
         * @description Read a draft order as it comes to now.
         */
        get: operations["readDraftOrder"];
        /**
         * Change an open draft order
         * @description Change an open draft order.
         */
        put: operations["updateDraftOrder"];
        post?: never;
        /**
         * Delete an open draft order
         * @description Delete an open draft order.
         */
        delete: operations["deleteDraftOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft-orders/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order of a draft, paid or unpaid
         * @description Make an order of a draft, paid or unpaid.
         */
        post: operations["completeDraftOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft-orders/{id}/send-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the customer a link by which the order is looked at and paid
         * @description Mail the customer a link by which the order is looked at and paid.
         */
        post: operations["sendDraftOrderInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft-orders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a draft order would come to; nothing is stored
         * @description Say what a draft order would come to; nothing is stored.
         */
        post: operations["previewDraftOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries
         * @description List entries.
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Write one of the entries
         * @description Write one of the entries.
         */
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the entries
         * @description Read one of the entries.
         */
        get: operations["readEntry"];
        /**
         * Change one of the entries at once
         * @description Change one of the entries at once.
         */
        put: operations["updateEntry"];
        post?: never;
        /**
         * Delete one of the entries
         * @description Delete one of the entries.
         */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw the draft away
         * @description Throw the draft away.
         */
        post: operations["discardEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a draft, which previews show
         * @description Keep a draft, which previews show.
         */
        post: operations["writeEntryDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish it, as its draft where there is one
         * @description Publish it, as its draft where there is one.
         */
        post: operations["publishEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the draft
         * @description Make an earlier version the draft.
         */
        post: operations["restoreEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one of the entries was before, newest first
         * @description What one of the entries was before, newest first.
         */
        get: operations["readEntryVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the entries as it was
         * @description One of the entries as it was.
         */
        get: operations["readEntryVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/customers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers in Shopify’s columns
         * @description Customers in Shopify’s columns.
         */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, a row for each line
         * @description Orders, a row for each line.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products in Shopify’s columns; imported again it changes nothing
         * @description Products in Shopify’s columns; imported again it changes nothing.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/stock.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stock of every variant
         * @description Stock of every variant.
         */
        get: operations["exportStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/translations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts with their translations; imported again it changes nothing
         * @description Texts with their translations; imported again it changes nothing.
         */
        get: operations["exportTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List extensions
         * @description List extensions.
         */
        get: operations["listExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extensions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an extension with its settings
         * @description Read an extension with its settings.
         */
        get: operations["readExtension"];
        /**
         * Change an extension's settings
         * @description Change an extension's settings.
         */
        put: operations["updateExtension"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feedback
         * @description List feedback.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read feedback
         * @description Read feedback.
         */
        get: operations["readFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark feedback as dealt with
         * @description Mark feedback as dealt with.
         */
        post: operations["markFeedbackDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark feedback as new again
         * @description Mark feedback as new again.
         */
        post: operations["reopenFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description List imports.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Import a CSV file of products, customers, redirects or translations
         * @description Import a CSV file of products, customers, redirects or translations.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import with the first rows that it left out
         * @description Read an import with the first rows that it left out.
         */
        get: operations["readImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows that an import left out, as CSV
         * @description The rows that an import left out, as CSV.
         */
        get: operations["readImportErrorsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields that an import knows, with the names of their columns
         * @description The fields that an import knows, with the names of their columns.
         */
        get: operations["readImportsFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inquiries
         * @description List inquiries.
         */
        get: operations["listInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an inquiry
         * @description Read an inquiry.
         */
        get: operations["readInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an answer to whoever sent an inquiry
         * @description Mail an answer to whoever sent an inquiry.
         */
        post: operations["answerInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an inquiry as dealt with
         * @description Mark an inquiry as dealt with.
         */
        post: operations["markInquiryDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an inquiry as new again
         * @description Mark an inquiry as new again.
         */
        post: operations["reopenInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiry-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inquiry forms
         * @description List inquiry forms.
         */
        get: operations["listInquiryForms"];
        put?: never;
        /**
         * Make an inquiry form
         * @description Make an inquiry form.
         */
        post: operations["createInquiryForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiry-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an inquiry form
         * @description Read an inquiry form.
         */
        get: operations["readInquiryForm"];
        /**
         * Change an inquiry form
         * @description Change an inquiry form.
         */
        put: operations["updateInquiryForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List languages
         * @description List languages.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a language
         * @description Read a language.
         */
        get: operations["readLanguage"];
        /**
         * Change a language
         * @description Change a language.
         */
        put: operations["updateLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/last-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed a record last, and when; null where the caller may not read such records
         * @description Who changed a record last, and when; null where the caller may not read such records.
         */
        get: operations["readLastChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails that the shop sends
         * @description List the mails that the shop sends.
         */
        get: operations["listMailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail template
         * @description Read a mail template.
         */
        get: operations["readMailTemplate"];
        /**
         * Write the words of a mail
         * @description Write the words of a mail.
         */
        put: operations["updateMailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mail with sample data, in the words that stand or are tried
         * @description A mail with sample data, in the words that stand or are tried.
         */
        post: operations["previewMailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a mail its own words back
         * @description Give a mail its own words back.
         */
        post: operations["resetMailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail yourself a template with sample data
         * @description Mail yourself a template with sample data.
         */
        post: operations["testMailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of mail that the shop sends
         * @description Kinds of mail that the shop sends.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A mail with sample data, in a language
         * @description A mail with sample data, in a language.
         */
        get: operations["readMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List markets
         * @description List markets.
         */
        get: operations["listMarkets"];
        put?: never;
        /**
         * Write a new market
         * @description Write a new market.
         */
        post: operations["createMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a market
         * @description Read a market.
         */
        get: operations["readMarket"];
        /**
         * Change a market
         * @description Change a market.
         */
        put: operations["updateMarket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find categories or collections by their titles
         * @description Find categories or collections by their titles.
         */
        get: operations["readMenuTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menus with how many entries each has
         * @description List menus with how many entries each has.
         */
        get: operations["readMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a menu; one that nobody has made has no entries
         * @description Read a menu; one that nobody has made has no entries.
         */
        get: operations["readMenu"];
        /**
         * Change a menu
         * @description Change a menu.
         */
        put: operations["updateMenu"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missing-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses that were asked for and lead nowhere
         * @description List addresses that were asked for and lead nowhere.
         */
        get: operations["listMissingAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missing-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an address off that list
         * @description Take an address off that list.
         */
        delete: operations["deleteMissingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issues, newest first
         * @description List issues, newest first.
         */
        get: operations["listNewsletterIssues"];
        put?: never;
        /**
         * Write an issue: sent at once, unless it is a draft or has a time
         * @description Write an issue: sent at once, unless it is a draft or has a time.
         */
        post: operations["createNewsletterIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an issue
         * @description Read an issue.
         */
        get: operations["readNewsletterIssue"];
        /**
         * Change an issue that was not sent
         * @description Change an issue that was not sent.
         */
        put: operations["updateNewsletterIssue"];
        post?: never;
        /**
         * Take an issue away that was not sent
         * @description Take an issue away that was not sent.
         */
        delete: operations["deleteNewsletterIssue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a draft with what an issue says, sent or not
         * @description Begin a draft with what an issue says, sent or not.
         */
        post: operations["duplicateNewsletterIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an issue, now or at a time
         * @description Send an issue, now or at a time.
         */
        post: operations["sendNewsletterIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/{id}/unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft again of what waits
         * @description Make a draft again of what waits.
         */
        post: operations["unscheduleNewsletterIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many readers a segment has
         * @description How many readers a segment has.
         */
        post: operations["countNewsletterAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An issue as its readers will see it
         * @description An issue as its readers will see it.
         */
        post: operations["previewNewsletterIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sections of an issue as they are on the screen, each by itself
         * @description The sections of an issue as they are on the screen, each by itself.
         */
        post: operations["renderNewsletterIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-issues/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an issue to oneself
         * @description Mail an issue to oneself.
         */
        post: operations["testNewsletterIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sections that an issue can be built of
         * @description List the sections that an issue can be built of.
         */
        get: operations["readNewsletterSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List orders.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description Read an order.
         */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change where an order goes, before anything is sent; `notices` say what would cost something else there
         * @description Change where an order goes, before anything is sent; `notices` say what would cost something else there.
         */
        post: operations["setOrderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order
         * @description Cancel an unpaid order.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel-approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a cancellation
         * @description Agree to a cancellation.
         */
        post: operations["approveOrderCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a cancellation
         * @description Decline a cancellation.
         */
        post: operations["rejectOrderCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to a credit note of an order
         * @description A private link to a credit note of an order.
         */
        post: operations["createCreditNoteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that what was sent has arrived
         * @description Say that what was sent has arrived.
         */
        post: operations["deliverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the lines of an order before it is sent; what it costs more is due, what it costs less goes back
         * @description Change the lines of an order before it is sent; what it costs more is due, what it costs less goes back.
         */
        post: operations["editOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/edit-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of its lines would come to
         * @description What a change of its lines would come to.
         */
        post: operations["quoteOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold an order back, with a note: nothing is sent
         * @description Hold an order back, with a note: nothing is sent.
         */
        post: operations["holdOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to the invoice of an order
         * @description A private link to the invoice of an order.
         */
        post: operations["createInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/mark-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a transfer or cash has come
         * @description Say that a transfer or cash has come.
         */
        post: operations["markOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note for other staff, and mention them
         * @description Write a note for other staff, and mention them.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/note-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a note of one’s own; an owner may delete any
         * @description Delete a note of one’s own; an owner may delete any.
         */
        post: operations["deleteOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/note-edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a note of one’s own; an owner may change any
         * @description Change a note of one’s own; an owner may change any.
         */
        post: operations["editOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/note-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that one has seen the notes of an order that mention one
         * @description Say that one has seen the notes of an order that mention one.
         */
        post: operations["markOrderNotesSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/open-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a return of an order for its shopper
         * @description Open a return of an order for its shopper.
         */
        post: operations["openReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to the packing slip of an order
         * @description A private link to the packing slip of an order.
         */
        post: operations["createPackingSlipLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what happened to the payment of an order
         * @description Read what happened to the payment of an order.
         */
        get: operations["readOrderPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description Give money back.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release an order that was held back
         * @description Release an order that was held back.
         */
        post: operations["releaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail about an order once more
         * @description Send a mail about an order once more.
         */
        post: operations["resendOrderMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What speaks against sending an order
         * @description What speaks against sending an order.
         */
        get: operations["readOrderRisks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/settle-surplus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle money that paid nothing and could not be given back
         * @description Settle money that paid nothing and could not be given back.
         */
        post: operations["settleOrderSurplus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an order, or a part of it
         * @description Send an order, or a part of it.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call an order by these tags and no others
         * @description Call an order by these tags and no others.
         */
        post: operations["setOrderTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag or send many orders
         * @description Tag or send many orders.
         */
        post: operations["changeOrdersInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private link to a page with documents of many orders
         * @description A private link to a page with documents of many orders.
         */
        post: operations["createDocumentsLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles that shoppers submitted
         * @description List articles that shoppers submitted.
         */
        get: operations["listOwnArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shopper's article
         * @description Read a shopper's article.
         */
        get: operations["readOwnArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-articles/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a shopper's article to its readers
         * @description Show a shopper's article to its readers.
         */
        post: operations["approveOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-articles/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a shopper's article
         * @description Refuse a shopper's article.
         */
        post: operations["refuseOwnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-articles/{id}/take-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a shopper's article from its readers
         * @description Take a shopper's article from its readers.
         */
        post: operations["takeOwnArticleDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description List pages.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Write one of the pages
         * @description Write one of the pages.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the pages
         * @description Read one of the pages.
         */
        get: operations["readPage"];
        /**
         * Change one of the pages at once
         * @description Change one of the pages at once.
         */
        put: operations["updatePage"];
        post?: never;
        /**
         * Delete one of the pages
         * @description Delete one of the pages.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw the draft away
         * @description Throw the draft away.
         */
        post: operations["discardPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a draft, which previews show
         * @description Keep a draft, which previews show.
         */
        post: operations["writePageDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish it, as its draft where there is one
         * @description Publish it, as its draft where there is one.
         */
        post: operations["publishPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the draft
         * @description Make an earlier version the draft.
         */
        post: operations["restorePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one of the pages was before, newest first
         * @description What one of the pages was before, newest first.
         */
        get: operations["readPageVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the pages as it was
         * @description One of the pages as it was.
         */
        get: operations["readPageVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description List payment methods.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment providers that need an account
         * @description List payment providers that need an account.
         */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment provider, without its secrets
         * @description Read a payment provider, without its secrets.
         */
        get: operations["readPaymentProvider"];
        /**
         * Change the account at a payment provider; secrets are never answered
         * @description Change the account at a payment provider; secrets are never answered.
         */
        put: operations["updatePaymentProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-providers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a payment provider with the keys that are set up, and say what came of it
         * @description Call a payment provider with the keys that are set up, and say what came of it.
         */
        post: operations["testPaymentProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shop’s pictures with where each is used
         * @description List the shop’s pictures with where each is used.
         */
        get: operations["listPictures"];
        put?: never;
        /**
         * Take in a picture
         * @description Take in a picture.
         */
        post: operations["createPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a picture
         * @description Read a picture.
         */
        get: operations["readPicture"];
        /**
         * Change a picture’s name, texts and focal point
         * @description Change a picture’s name, texts and focal point.
         */
        put: operations["updatePicture"];
        post?: never;
        /**
         * Delete a picture that nothing shows
         * @description Delete a picture that nothing shows.
         */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a new file behind a picture, wherever it is shown
         * @description Put a new file behind a picture, wherever it is shown.
         */
        post: operations["replacePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that one has a record open or leaves it, and ask who else has it open
         * @description Say that one has a record open or leaves it, and ask who else has it open.
         */
        post: operations["reportPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a token that shows drafts on the shop’s pages for an hour (`?preview=true&previewToken=…`)
         * @description Ask for a token that shows drafts on the shop’s pages for an hour (`?preview=true&previewToken=…`).
         */
        post: operations["createPreviewToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields of products, in order
         * @description List custom fields of products, in order.
         */
        get: operations["listProductFields"];
        put?: never;
        /**
         * Add a custom field
         * @description Add a custom field.
         */
        post: operations["createProductField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a custom field
         * @description Read a custom field.
         */
        get: operations["readProductField"];
        /**
         * Change a custom field
         * @description Change a custom field.
         */
        put: operations["updateProductField"];
        post?: never;
        /**
         * Delete a custom field
         * @description Delete a custom field.
         */
        delete: operations["deleteProductField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-fields/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a custom field before another one, else to the end
         * @description Move a custom field before another one, else to the end.
         */
        post: operations["moveProductField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find categories, tags, collections or brands for a product
         * @description Find categories, tags, collections or brands for a product.
         */
        get: operations["readProductLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a form of products has to know of the shop
         * @description Read what a form of products has to know of the shop.
         */
        get: operations["readProductSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description List products.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Write a new product
         * @description Write a new product.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Read a product.
         */
        get: operations["readProduct"];
        /**
         * Change a product, its variants, their prices and stock
         * @description Change a product, its variants, their prices and stock.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Archive a product
         * @description Archive a product.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a hidden copy of a product
         * @description Write a hidden copy of a product.
         */
        post: operations["duplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a product out of the archive, hidden
         * @description Take a product out of the archive, hidden.
         */
        post: operations["restoreProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many products at once
         * @description Change many products at once.
         */
        post: operations["changeProductsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promotions
         * @description List promotions.
         */
        get: operations["listPromotions"];
        put?: never;
        /**
         * Write a new promotion
         * @description Write a new promotion.
         */
        post: operations["createPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a promotion
         * @description Read a promotion.
         */
        get: operations["readPromotion"];
        /**
         * Change a promotion
         * @description Change a promotion.
         */
        put: operations["updatePromotion"];
        post?: never;
        /**
         * Take a promotion away, or end it where orders have used it
         * @description Take a promotion away, or end it where orders have used it.
         */
        delete: operations["deletePromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List codes that work once each, newest first
         * @description List codes that work once each, newest first.
         */
        get: operations["listPromotionCodes"];
        put?: never;
        /**
         * Make codes that work once each
         * @description Make codes that work once each.
         */
        post: operations["createPromotionCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/{id}/codes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of them as CSV
         * @description All of them as CSV.
         */
        get: operations["readPromotionCodesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an inactive copy of a promotion
         * @description Write an inactive copy of a promotion.
         */
        post: operations["duplicatePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a promotion or coupon brought over a period
         * @description What a promotion or coupon brought over a period.
         */
        get: operations["readPromotionResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cart would get; nothing is stored
         * @description What a cart would get; nothing is stored.
         */
        post: operations["testPromotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishable-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List publishable keys, with how often their apps called
         * @description List publishable keys, with how often their apps called.
         */
        get: operations["listPublishableKeys"];
        put?: never;
        /**
         * Make a publishable key
         * @description Make a publishable key.
         */
        post: operations["createPublishableKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishable-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a publishable key
         * @description Read a publishable key.
         */
        get: operations["readPublishableKey"];
        /**
         * Rename the app of a publishable key
         * @description Rename the app of a publishable key.
         */
        put: operations["updatePublishableKey"];
        post?: never;
        /**
         * Withdraw a publishable key
         * @description Withdraw a publishable key.
         */
        delete: operations["deletePublishableKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and their answers
         * @description List questions and their answers.
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
    "/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the questions
         * @description Read one of the questions.
         */
        get: operations["readQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer it in the shop’s name
         * @description Answer it in the shop’s name.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show it
         * @description Show it.
         */
        post: operations["approveQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse it, or take it down
         * @description Refuse it, or take it down.
         */
        post: operations["refuseQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List redirects
         * @description List redirects.
         */
        get: operations["listRedirects"];
        put?: never;
        /**
         * Send an address that is gone elsewhere
         * @description Send an address that is gone elsewhere.
         */
        post: operations["createRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a redirect
         * @description Read a redirect.
         */
        get: operations["readRedirect"];
        /**
         * Change a redirect
         * @description Change a redirect.
         */
        put: operations["updateRedirect"];
        post?: never;
        /**
         * Delete a redirect
         * @description Delete a redirect.
         */
        delete: operations["deleteRedirect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of customers over a period
         * @description The report of customers over a period.
         */
        get: operations["readCustomersReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/customers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of customers as CSV
         * @description The report of customers as CSV.
         */
        get: operations["readCustomersReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far visitors came
         * @description How far visitors came.
         */
        get: operations["readFunnelReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the shop does over a period
         * @description How the shop does over a period.
         */
        get: operations["readOverviewReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of payments over a period
         * @description The report of payments over a period.
         */
        get: operations["readPaymentsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of payments as CSV
         * @description The report of payments as CSV.
         */
        get: operations["readPaymentsReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of products over a period
         * @description The report of products over a period.
         */
        get: operations["readProductsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of products as CSV
         * @description The report of products as CSV.
         */
        get: operations["readProductsReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of promotions over a period
         * @description The report of promotions over a period.
         */
        get: operations["readPromotionsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/promotions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of promotions as CSV
         * @description The report of promotions as CSV.
         */
        get: operations["readPromotionsReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of sales over a period
         * @description The report of sales over a period.
         */
        get: operations["readSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/sales.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of sales as CSV
         * @description The report of sales as CSV.
         */
        get: operations["readSalesReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new shop needs, and what of it is there
         * @description What a new shop needs, and what of it is there.
         */
        get: operations["readSetupReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of stock over a period
         * @description The report of stock over a period.
         */
        get: operations["readStockReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/stock.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of stock as CSV
         * @description The report of stock as CSV.
         */
        get: operations["readStockReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of taxes over a period
         * @description The report of taxes over a period.
         */
        get: operations["readTaxesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/taxes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of taxes as CSV
         * @description The report of taxes as CSV.
         */
        get: operations["readTaxesReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits, as far as one may see it
         * @description What waits, as far as one may see it.
         */
        get: operations["readWaitingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List returns
         * @description List returns.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a return
         * @description Read a return.
         */
        get: operations["readReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a return
         * @description Agree to a return.
         */
        post: operations["approveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the replacement
         * @description Send the replacement.
         */
        post: operations["exchangeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the goods are here; a refund goes back
         * @description Say that the goods are here; a refund goes back.
         */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back the money of a refund without goods
         * @description Give back the money of a refund without goods.
         */
        post: operations["refundReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a return
         * @description Refuse a return.
         */
        post: operations["refuseReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/reject-goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the goods are not as agreed
         * @description Say that the goods are not as agreed.
         */
        post: operations["rejectReturnGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description List reviews.
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
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a review
         * @description Read a review.
         */
        get: operations["readReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a review
         * @description Answer a review.
         */
        post: operations["answerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a review
         * @description Show a review.
         */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a review, or take it down
         * @description Refuse a review, or take it down.
         */
        post: operations["refuseReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description List saved views.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view of a list
         * @description Save a view of a list.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a saved view
         * @description Read a saved view.
         */
        get: operations["readSavedView"];
        /**
         * Change a saved view
         * @description Change a saved view.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Forget a saved view
         * @description Forget a saved view.
         */
        delete: operations["deleteSavedView"];
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
         * Find orders, products, customers, contents and settings
         * @description Find orders, products, customers, contents and settings.
         */
        get: operations["readSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was searched for, and how much it found
         * @description What was searched for, and how much it found.
         */
        get: operations["listSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sections that templates are made of
         * @description List the sections that templates are made of.
         */
        get: operations["readSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "accounts"
         * @description Read the settings "accounts".
         */
        get: operations["readAccountsSettings"];
        /**
         * Change the settings "accounts"
         * @description Change the settings "accounts".
         */
        put: operations["updateAccountsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "api"
         * @description Read the settings "api".
         */
        get: operations["readApiSettings"];
        /**
         * Change the settings "api"
         * @description Change the settings "api".
         */
        put: operations["updateApiSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "currencies"
         * @description Read the settings "currencies".
         */
        get: operations["readCurrenciesSettings"];
        /**
         * Change the settings "currencies"
         * @description Change the settings "currencies".
         */
        put: operations["updateCurrenciesSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "languages"
         * @description Read the settings "languages".
         */
        get: operations["readLanguagesSettings"];
        /**
         * Change the settings "languages"
         * @description Change the settings "languages".
         */
        put: operations["updateLanguagesSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "mails"
         * @description Read the settings "mails".
         */
        get: operations["readMailsSettings"];
        /**
         * Change the settings "mails"
         * @description Change the settings "mails".
         */
        put: operations["updateMailsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "maintenance"
         * @description Read the settings "maintenance".
         */
        get: operations["readMaintenanceSettings"];
        /**
         * Change the settings "maintenance"
         * @description Change the settings "maintenance".
         */
        put: operations["updateMaintenanceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "payments"
         * @description Read the settings "payments".
         */
        get: operations["readPaymentsSettings"];
        /**
         * Change the settings "payments"
         * @description Change the settings "payments".
         */
        put: operations["updatePaymentsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "privacy"
         * @description Read the settings "privacy".
         */
        get: operations["readPrivacySettings"];
        /**
         * Change the settings "privacy"
         * @description Change the settings "privacy".
         */
        put: operations["updatePrivacySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "recovery"
         * @description Read the settings "recovery".
         */
        get: operations["readRecoverySettings"];
        /**
         * Change the settings "recovery"
         * @description Change the settings "recovery".
         */
        put: operations["updateRecoverySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "returns"
         * @description Read the settings "returns".
         */
        get: operations["readReturnsSettings"];
        /**
         * Change the settings "returns"
         * @description Change the settings "returns".
         */
        put: operations["updateReturnsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "reviews"
         * @description Read the settings "reviews".
         */
        get: operations["readReviewsSettings"];
        /**
         * Change the settings "reviews"
         * @description Change the settings "reviews".
         */
        put: operations["updateReviewsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the addresses of pages
         * @description Read the addresses of pages.
         */
        get: operations["readRoutesSettings"];
        /**
         * Change the addresses of pages
         * @description Change the addresses of pages.
         */
        put: operations["updateRoutesSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "search"
         * @description Read the settings "search".
         */
        get: operations["readSearchSettings"];
        /**
         * Change the settings "search"
         * @description Change the settings "search".
         */
        put: operations["updateSearchSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "shop"
         * @description Read the settings "shop".
         */
        get: operations["readShopSettings"];
        /**
         * Change the settings "shop"
         * @description Change the settings "shop".
         */
        put: operations["updateShopSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is required of all staff
         * @description Read what is required of all staff.
         */
        get: operations["readStaffSettings"];
        /**
         * Change what is required of all staff
         * @description Change what is required of all staff.
         */
        put: operations["updateStaffSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "theme"
         * @description Read the settings "theme".
         */
        get: operations["readThemeSettings"];
        /**
         * Change the settings "theme"
         * @description Change the settings "theme".
         */
        put: operations["updateThemeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings "visitors"
         * @description Read the settings "visitors".
         */
        get: operations["readVisitorsSettings"];
        /**
         * Change the settings "visitors"
         * @description Change the settings "visitors".
         */
        put: operations["updateVisitorsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the shop waits to be set up
         * @description Whether the shop waits to be set up.
         */
        get: operations["readSetup"];
        put?: never;
        /**
         * Set an empty shop up: its owner, name, country, currency and languages
         * @description Set an empty shop up: its owner, name, country, currency and languages.
         */
        post: operations["createSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping methods
         * @description List shipping methods.
         */
        get: operations["listShippingMethods"];
        put?: never;
        /**
         * Write a new shipping method
         * @description Write a new shipping method.
         */
        post: operations["createShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shipping method
         * @description Read a shipping method.
         */
        get: operations["readShippingMethod"];
        /**
         * Change a shipping method
         * @description Change a shipping method.
         */
        put: operations["updateShippingMethod"];
        post?: never;
        /**
         * Delete a shipping method
         * @description Delete a shipping method.
         */
        delete: operations["deleteShippingMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping zones
         * @description List shipping zones.
         */
        get: operations["listShippingZones"];
        put?: never;
        /**
         * Write a new shipping zone
         * @description Write a new shipping zone.
         */
        post: operations["createShippingZone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-zones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shipping zone
         * @description Read a shipping zone.
         */
        get: operations["readShippingZone"];
        /**
         * Change a shipping zone
         * @description Change a shipping zone.
         */
        put: operations["updateShippingZone"];
        post?: never;
        /**
         * Delete a shipping zone
         * @description Delete a shipping zone.
         */
        delete: operations["deleteShippingZone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-zones/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a parcel would cost to a place, and why other ways are not offered
         * @description What a parcel would cost to a place, and why other ways are not offered.
         */
        post: operations["testShippingZones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size-guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List size guides
         * @description List size guides.
         */
        get: operations["listSizeGuides"];
        put?: never;
        /**
         * Add a size guide
         * @description Add a size guide.
         */
        post: operations["createSizeGuide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/size-guides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a size guide
         * @description Read a size guide.
         */
        get: operations["readSizeGuide"];
        /**
         * Change a size guide
         * @description Change a size guide.
         */
        put: operations["updateSizeGuide"];
        post?: never;
        /**
         * Delete a size guide
         * @description Delete a size guide.
         */
        delete: operations["deleteSizeGuide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff
         * @description List staff.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Create a member of staff, or invite one by mail
         * @description Create a member of staff, or invite one by mail.
         */
        post: operations["createStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member of staff
         * @description Read a member of staff.
         */
        get: operations["readStaff"];
        /**
         * Change a member of staff
         * @description Change a member of staff.
         */
        put: operations["updateStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/mail-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invitation, or a link that sets a new password
         * @description Mail an invitation, or a link that sets a new password.
         */
        post: operations["mailStaffLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/remove-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take somebody’s second factors away
         * @description Take somebody’s second factors away.
         */
        post: operations["removeStaffFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock of variants
         * @description List the stock of variants.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock ledger
         * @description List the stock ledger.
         */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stock of a variant
         * @description Read the stock of a variant.
         */
        get: operations["readStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{id}/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust what is on hand, with a reason
         * @description Adjust what is on hand, with a reason.
         */
        post: operations["adjustStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust many variants at once, all or none
         * @description Adjust many variants at once, all or none.
         */
        post: operations["adjustStocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers of the newsletter
         * @description List subscribers of the newsletter.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribers as CSV
         * @description Subscribers as CSV.
         */
        get: operations["exportSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description List tags.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Add a tag
         * @description Add a tag.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tag
         * @description Read a tag.
         */
        get: operations["readTag"];
        /**
         * Change a tag
         * @description Change a tag.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete a tag
         * @description Delete a tag.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax rates
         * @description List tax rates.
         */
        get: operations["listTaxRates"];
        put?: never;
        /**
         * Write a new tax rate
         * @description Write a new tax rate.
         */
        post: operations["createTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tax rate
         * @description Read a tax rate.
         */
        get: operations["readTaxRate"];
        /**
         * Change a tax rate
         * @description Change a tax rate.
         */
        put: operations["updateTaxRate"];
        post?: never;
        /**
         * Delete a tax rate
         * @description Delete a tax rate.
         */
        delete: operations["deleteTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description List templates.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Begin a template for single pages
         * @description Begin a template for single pages.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a template with its draft and history
         * @description Read a template with its draft and history.
         */
        get: operations["readTemplate"];
        /**
         * Write the draft of a template
         * @description Write the draft of a template.
         */
        put: operations["updateTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop the draft
         * @description Drop the draft.
         */
        post: operations["discardTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description Publish the draft.
         */
        post: operations["publishTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render sections that are being edited, on a page of the template
         * @description Render sections that are being edited, on a page of the template.
         */
        post: operations["renderTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the draft
         * @description Make an earlier version the draft.
         */
        post: operations["restoreTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say when the draft is published
         * @description Say when the draft is published.
         */
        post: operations["scheduleTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the template that came with the shop
         * @description Go back to the template that came with the shop.
         */
        post: operations["withdrawTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ready themes
         * @description List the ready themes.
         */
        get: operations["readThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List records of a kind with how many texts each language lacks
         * @description List records of a kind with how many texts each language lacks.
         */
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a record’s texts in all languages
         * @description Read a record’s texts in all languages.
         */
        get: operations["readTranslation"];
        /**
         * Translate a record
         * @description Translate a record.
         */
        put: operations["updateTranslation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what lacks translations, by kind and language
         * @description Count what lacks translations, by kind and language.
         */
        get: operations["readTranslationsMissing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shop’s videos with where each is shown
         * @description List the shop’s videos with where each is shown.
         */
        get: operations["listVideos"];
        put?: never;
        /**
         * Take in a video
         * @description Take in a video.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a video
         * @description Read a video.
         */
        get: operations["readVideo"];
        /**
         * Change a video’s title, name and poster
         * @description Change a video’s title, name and poster.
         */
        put: operations["updateVideo"];
        post?: never;
        /**
         * Delete a video that no product shows
         * @description Delete a video that no product shows.
         */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description List webhook deliveries.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description Read a webhook delivery.
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Send a message again.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description List webhook endpoints.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint; its secret is shown only this once
         * @description Create a webhook endpoint; its secret is shown only this once.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description Read a webhook endpoint.
         */
        get: operations["readWebhook"];
        /**
         * Change a webhook endpoint
         * @description Change a webhook endpoint.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Remove a webhook endpoint and its deliveries
         * @description Remove a webhook endpoint and its deliveries.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again all that failed since a time
         * @description Send again all that failed since a time.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret; the one before signs a day longer
         * @description Make a new secret; the one before signs a day longer.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Send a test message.
         */
        post: operations["testWebhook"];
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
        Abandoned: {
            /** Format: date-time */
            createdAt: string;
            customer: {
                id: string;
                name: string;
            } | null;
            email: string;
            id: string;
            lines: {
                quantity: number;
                sku: string;
                title: string;
            }[];
            mailedAt: string | null;
            mayBeMailed: boolean;
            orderNo: string | null;
            recoveredAt: string | null;
            /** @enum {string} */
            state: "left" | "mailed" | "recovered" | (string & {});
            subtotal: components["schemas"]["Money"];
            /** Format: date-time */
            updatedAt: string;
        };
        AbandonedFigures: {
            abandoned: number;
            days: number;
            mailed: number;
            recovered: number;
            recoveredSums: components["schemas"]["Money"][];
        };
        Accounts: {
            /** @default false */
            askBirthday: boolean;
            /** @default false */
            askName: boolean;
            /** @default 64 */
            passwordMax: number;
            /** @default 6 */
            passwordMin: number;
        };
        AccountsInput: {
            /** @default false */
            askBirthday?: boolean;
            /** @default false */
            askName?: boolean;
            /** @default 64 */
            passwordMax?: number;
            /** @default 6 */
            passwordMin?: number;
        };
        Address: {
            address: string;
            apartment: string;
            area: string;
            city: string;
            country: string;
            countryCode: string;
            firstName: string;
            lastName: string;
            phone: string;
            postalCode: string;
            province: string;
        };
        AuditLine: {
            action: string;
            /** Format: date-time */
            at: string;
            detail: {
                [key: string]: unknown;
            };
            id: string;
            /** @description What it was done to, as it was called then, in the asker’s language; empty where the line does not say */
            name: string;
            staff: {
                id: string | null;
                name: string;
            };
            subject: string;
        };
        BookAddress: {
            address: string;
            apartment: string;
            area: string;
            city: string;
            country: string;
            countryCode: string;
            firstName: string;
            id: string;
            isDefault: boolean;
            lastName: string;
            lines: string[];
            phone: string;
            postalCode: string;
            province: string;
            version: number;
        };
        ChangedApp: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            expiresAt: string | null;
            id: string;
            /** @description To the minute */
            lastUsedAt: string | null;
            pageSecret: string | null;
            /** @description Its page, which the back office shows in a frame */
            pageUrl: string | null;
            scopes: string[];
            secrets: {
                id: string;
                secret: string;
                url: string;
            }[];
            title: string;
            webhooks: {
                events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired" | (string & {}))[];
                id: string;
                isOn: boolean;
                url: string;
            }[];
        };
        Codes: {
            items: components["schemas"]["SingleCode"][];
            made: number;
            page: number;
            size: number;
            total: number;
            used: number;
        };
        Conditions: {
            /** @default [] */
            customerGroups: string[];
            /** @default [] */
            customers: string[];
            /** @default false */
            firstOrder: boolean;
            /** @default [] */
            markets: string[];
            /** @default null */
            minQuantity: number | null;
            /** @default null */
            minSubtotal: components["schemas"]["PromotionAmount"][] | null;
            /**
             * @default {
             *       "products": [],
             *       "categories": [],
             *       "collections": [],
             *       "tags": []
             *     }
             */
            targets: components["schemas"]["Targets"];
        };
        ConditionsInput: {
            /** @default [] */
            customerGroups?: string[];
            /** @default [] */
            customers?: string[];
            /** @default false */
            firstOrder?: boolean;
            /** @default [] */
            markets?: string[];
            /** @default null */
            minQuantity?: number | null;
            /** @default null */
            minSubtotal?: components["schemas"]["PromotionAmount"][] | null;
            /**
             * @default {
             *       "products": [],
             *       "categories": [],
             *       "collections": [],
             *       "tags": []
             *     }
             */
            targets?: components["schemas"]["TargetsInput"];
        };
        Connection: {
            account: string | null;
            message: string;
            mode: ("test" | "live" | (string & {})) | null;
            ok: boolean;
            /** @enum {string} */
            outcome: "ok" | "wrongKey" | "notAllowed" | "wrongWebhook" | "unreachable" | "timedOut" | "notSetUp" | (string & {});
        };
        ContentInput: {
            /** @default  */
            author: string;
            /** @default [] */
            categories: string[];
            /** @default {} */
            fields: {
                [key: string]: string | number | null | {
                    [key: string]: string;
                };
            };
            /** @default [] */
            pictures: string[];
            /** @default 0 */
            position: number;
            /** @default [] */
            products: string[];
            /** @default null */
            publishAt: string | null;
            /** @default false */
            published: boolean;
            /** @default null */
            rootSlug: string | null;
            /** @default  */
            slug: string;
            /** @default [] */
            tags: string[];
            /** @default null */
            template: string | null;
            texts: {
                [key: string]: {
                    author?: string;
                    body?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string;
                    summary?: string;
                    title?: string;
                };
            };
            /** @default  */
            type: string;
            /** @default null */
            unpublishAt: string | null;
        };
        ContentInputInput: {
            /** @default  */
            author?: string;
            /** @default [] */
            categories?: string[];
            /** @default {} */
            fields?: {
                [key: string]: string | number | null | {
                    [key: string]: string;
                };
            };
            /** @default [] */
            pictures?: string[];
            /** @default 0 */
            position?: number;
            /** @default [] */
            products?: string[];
            /** @default null */
            publishAt?: string | null;
            /** @default false */
            published?: boolean;
            /** @default null */
            rootSlug?: string | null;
            /** @default  */
            slug?: string;
            /** @default [] */
            tags?: string[];
            /** @default null */
            template?: string | null;
            texts: {
                [key: string]: {
                    author?: string;
                    body?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string;
                    summary?: string;
                    title?: string;
                };
            };
            /** @default  */
            type?: string;
            /** @default null */
            unpublishAt?: string | null;
        };
        ContentVersion: {
            /** Format: date-time */
            at: string;
            number: number;
            staffName: string;
            title: string;
        };
        Currency: {
            code: string;
            id: string;
            isBase: boolean;
            position: number;
            rate: string;
            stepAmount: number;
        };
        Customer: {
            addresses: components["schemas"]["BookAddress"][];
            blocked: boolean;
            /** Format: date-time */
            createdAt: string;
            credits: components["schemas"]["Money"];
            email: string | null;
            firstName: string;
            groups: string[];
            id: string;
            /** @enum {string} */
            kind: "account" | "guest" | (string & {});
            language: string;
            lastLoginAt: string | null;
            lastName: string;
            mobile: string | null;
            name: string;
            note: string;
            orders: number;
            spent: components["schemas"]["Money"][];
            tags: string[];
        };
        Delivery: {
            /** Format: date-time */
            at: string;
            attemptedAt: string | null;
            attempts: number;
            durationMs: number | null;
            endpoint: {
                id: string;
                title: string;
            };
            excerpt: string;
            id: string;
            messageId: string;
            nextAt: string | null;
            /** @enum {string} */
            problem: "" | "status" | "redirect" | "timeout" | "private" | "connection" | "off" | (string & {});
            /** @enum {string} */
            state: "pending" | "delivered" | "failed" | (string & {});
            status: number | null;
            type: string;
        };
        DeliveryDetail: {
            /** Format: date-time */
            at: string;
            attemptedAt: string | null;
            attempts: number;
            durationMs: number | null;
            endpoint: {
                id: string;
                title: string;
            };
            excerpt: string;
            id: string;
            messageId: string;
            nextAt: string | null;
            payload: string;
            /** @enum {string} */
            problem: "" | "status" | "redirect" | "timeout" | "private" | "connection" | "off" | (string & {});
            /** @enum {string} */
            state: "pending" | "delivered" | "failed" | (string & {});
            status: number | null;
            type: string;
        };
        Discount: {
            amount: components["schemas"]["Money"];
            code?: string;
            title: string;
        };
        Draft: {
            address: components["schemas"]["Address"] | null;
            addressLines: string[];
            completedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            customer: string | null;
            customerName: string;
            discount: components["schemas"]["Money"];
            discounts: {
                amount?: components["schemas"]["Money"];
                code?: string;
                percent?: number;
                taken: components["schemas"]["Money"];
                title: string | null;
            }[];
            email: string | null;
            id: string;
            invoiceSentAt: string | null;
            language: string;
            lines: {
                available: number | null;
                image: components["schemas"]["Picture"] | null;
                messages: string[];
                options: {
                    title: string;
                    value: string;
                }[];
                ownPrice: boolean;
                price: components["schemas"]["Money"];
                quantity: number;
                requiresShipping: boolean;
                sku: string | null;
                subtotal: components["schemas"]["Money"];
                taxClass: string;
                title: string;
                total: components["schemas"]["Money"];
            }[];
            messages: string[];
            name: string;
            note: string;
            order: {
                id: string;
                orderNo: string;
                payStatus: string;
                status: string;
            } | null;
            orderId: string | null;
            orderNo: string | null;
            promotionDiscounts: {
                amount: components["schemas"]["Money"];
                title: string;
            }[];
            promotions: boolean;
            shipping: components["schemas"]["Money"];
            shippingFee: components["schemas"]["Money"] | null;
            shippingMethodId: string | null;
            shippingTitle: string | null;
            staff: string;
            /** @enum {string} */
            state: "open" | "invoiced" | "completed" | (string & {});
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxes: {
                amount: components["schemas"]["Money"];
                basisPoints: number;
                title: string;
            }[];
            taxIncluded: boolean;
            total: components["schemas"]["Money"];
            /** Format: date-time */
            updatedAt: string;
        };
        DraftList: {
            completedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            customer: string | null;
            customerName: string;
            email: string | null;
            id: string;
            invoiceSentAt: string | null;
            name: string;
            order: {
                id: string;
                orderNo: string;
                payStatus: string;
                status: string;
            } | null;
            orderId: string | null;
            orderNo: string | null;
            staff: string;
            /** @enum {string} */
            state: "open" | "invoiced" | "completed" | (string & {});
            total: components["schemas"]["Money"];
            /** Format: date-time */
            updatedAt: string;
        };
        DraftMarkup: {
            body: string;
            foot: string;
            head: string;
            /** @description Whether the page shows something to somebody who is not signed in */
            isFound: boolean;
            locale: string;
            sections: (string | null)[];
            /** @description Style sheets of the page */
            styles: string[];
        };
        DraftPreview: {
            currency: string;
            discount: components["schemas"]["Money"];
            discounts: {
                amount?: components["schemas"]["Money"];
                code?: string;
                percent?: number;
                taken: components["schemas"]["Money"];
                title: string | null;
            }[];
            errors: {
                [key: string]: string;
            };
            lines: {
                available: number | null;
                image: components["schemas"]["Picture"] | null;
                messages: string[];
                options: {
                    title: string;
                    value: string;
                }[];
                ownPrice: boolean;
                price: components["schemas"]["Money"];
                quantity: number;
                requiresShipping: boolean;
                sku: string | null;
                subtotal: components["schemas"]["Money"];
                taxClass: string;
                title: string;
                total: components["schemas"]["Money"];
            }[];
            messages: string[];
            promotionDiscounts: {
                amount: components["schemas"]["Money"];
                title: string;
            }[];
            shipping: components["schemas"]["Money"];
            shippingMethods: {
                id: string;
                price: components["schemas"]["Money"];
                title: string;
            }[];
            shippingTitle: string | null;
            subtotal: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxes: {
                amount: components["schemas"]["Money"];
                basisPoints: number;
                title: string;
            }[];
            taxIncluded: boolean;
            total: components["schemas"]["Money"];
        };
        Endpoint: {
            /** Format: date-time */
            createdAt: string;
            deliveredAt: string | null;
            events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired" | (string & {}))[];
            failingSince: string | null;
            id: string;
            isOn: boolean;
            offReason: ("staff" | "failing" | "gone" | (string & {})) | null;
            previousUntil: string | null;
            title: string;
            url: string;
        };
        EntryField: {
            /** @default [] */
            choices: {
                /** @default {} */
                texts: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
                value: string;
            }[];
            key: string;
            /** @enum {string} */
            kind: "text" | "richText" | "number" | "date" | "choice" | "picture" | (string & {});
            /** @default false */
            required: boolean;
            /** @default {} */
            texts: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        EntryFieldInput: {
            /** @default [] */
            choices?: {
                /** @default {} */
                texts?: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
                value: string;
            }[];
            key: string;
            /** @enum {string} */
            kind: "text" | "richText" | "number" | "date" | "choice" | "picture";
            /** @default false */
            required?: boolean;
            /** @default {} */
            texts?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
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
        Figures: {
            averageOrder: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            byDay: {
                date: string;
                orders: number;
                refunds: components["schemas"]["Money"];
                sales: components["schemas"]["Money"];
                visitors: number;
            }[];
            conversion: number;
            from: string;
            gross: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            orders: number;
            refunds: components["schemas"]["Money"];
            returningShare: number;
            sales: components["schemas"]["Money"];
            to: string;
            totalRefunds: components["schemas"]["Money"];
            visitors: number;
        };
        FormField: {
            key: string;
            /** @enum {string} */
            kind: "text" | "textarea" | "email" | "phone" | "number" | "date" | "select" | "radio" | "checkbox" | "file" | "country" | (string & {});
            max?: number;
            maxLength?: number;
            min?: number;
            minLength?: number;
            /** @default [] */
            options: {
                texts: {
                    [key: string]: {
                        title: string;
                    };
                };
                value: string;
            }[];
            /** @default false */
            required: boolean;
            texts: {
                [key: string]: {
                    /** @default  */
                    hint: string;
                    label: string;
                };
            };
        };
        FormFieldInput: {
            key: string;
            /** @enum {string} */
            kind: "text" | "textarea" | "email" | "phone" | "number" | "date" | "select" | "radio" | "checkbox" | "file" | "country";
            max?: number;
            maxLength?: number;
            min?: number;
            minLength?: number;
            /** @default [] */
            options?: {
                texts: {
                    [key: string]: {
                        title: string;
                    };
                };
                value: string;
            }[];
            /** @default false */
            required?: boolean;
            texts: {
                [key: string]: {
                    /** @default  */
                    hint?: string;
                    label: string;
                };
            };
        };
        Funnel: {
            from: string;
            steps: {
                count: number;
                /** @enum {string} */
                step: "visitors" | "products" | "carts" | "checkouts" | "orders" | (string & {});
            }[];
            to: string;
            visitorsFrom: string;
        };
        Group: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            members: number | null;
            more: boolean;
            rule: {
                conditions: {
                    field: string;
                    /** @enum {string} */
                    op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte" | (string & {});
                    value: string | number;
                }[];
                /** @enum {string} */
                match: "all" | "any" | (string & {});
            } | null;
            title: string;
        };
        GroupPreview: {
            items: {
                email: string | null;
                id: string;
                mobile: string | null;
                name: string;
            }[];
            more: boolean;
            total: number | null;
        };
        Import: {
            created: number;
            /** Format: date-time */
            createdAt: string;
            dryRun: boolean;
            failed: number;
            fileName: string;
            finishedAt: string | null;
            id: string;
            /** @enum {string} */
            kind: "products" | "customers" | "redirects" | "translations" | (string & {});
            message: string;
            rows: number;
            rowsTotal: number;
            staff: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | (string & {});
            unchanged: number;
            updated: number;
        };
        ImportError: {
            field: string;
            msg: string;
            row: number;
        };
        ImportWithErrors: {
            created: number;
            /** Format: date-time */
            createdAt: string;
            dryRun: boolean;
            errors: components["schemas"]["ImportError"][];
            failed: number;
            fileName: string;
            finishedAt: string | null;
            id: string;
            /** @enum {string} */
            kind: "products" | "customers" | "redirects" | "translations" | (string & {});
            message: string;
            rows: number;
            rowsTotal: number;
            staff: string;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed" | (string & {});
            unchanged: number;
            updated: number;
        };
        Issue: {
            /** Format: date-time */
            createdAt: string;
            failedCount: number;
            finishedAt: string | null;
            /** @default {} */
            footer: {
                [key: string]: string;
            };
            /** @enum {string} */
            format: "text" | "html" | "sections" | (string & {});
            id: string;
            queuedCount: number;
            /** @default [] */
            sections: {
                section: string;
                /** @default {} */
                settings: {
                    [key: string]: unknown;
                };
            }[];
            segment: components["schemas"]["Segment"];
            sendAt: string | null;
            sentCount: number;
            startedAt: string | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "sent" | (string & {});
            texts: {
                [key: string]: {
                    /** @default  */
                    body: string;
                    /** @default  */
                    preheader: string;
                    subject: string;
                };
            };
            unsubscribedCount: number;
        };
        Languages: {
            /**
             * @default en
             * @enum {string}
             */
            default: "en" | "zh" | "zh-HK" | (string & {});
            /**
             * @default [
             *       "en",
             *       "zh",
             *       "zh-HK"
             *     ]
             */
            enabled: ("en" | "zh" | "zh-HK" | (string & {}))[];
            /** @default {} */
            names: {
                [key: string]: string;
            };
        };
        LanguagesInput: {
            /**
             * @default en
             * @enum {string}
             */
            default?: "en" | "zh" | "zh-HK";
            /**
             * @default [
             *       "en",
             *       "zh",
             *       "zh-HK"
             *     ]
             */
            enabled?: ("en" | "zh" | "zh-HK")[];
            /** @default {} */
            names?: {
                [key: string]: string;
            };
        };
        LeftOut: {
            index: number;
            message: string;
            section: string;
        };
        LibraryPicture: {
            alt: {
                [key: string]: string;
            };
            bytes: number | null;
            /** Format: date-time */
            createdAt: string;
            focalPoint: {
                x: number;
                y: number;
            } | null;
            height: number;
            id: string;
            mime: string | null;
            name: string;
            placeholder: string | null;
            url: string;
            usedIn: components["schemas"]["PictureUse"][];
            uses: number;
            width: number;
        };
        LoggedSearch: {
            found: number;
            id: string;
            lastDay: string;
            query: string;
            searches: number;
        };
        MailList: {
            items: {
                id: string;
            }[];
            page: number;
            size: number;
            total: number;
        };
        MailPreview: {
            html: string;
            subject: string;
            text: string;
        };
        MailSettings: {
            /** @default [] */
            copyOrdersTo: string[];
            /** @default {} */
            footer: {
                [key: string]: string;
            };
            /** @default  */
            replyTo: string;
            /** @default  */
            senderAddress: string;
            /** @default  */
            senderName: string;
        };
        MailSettingsInput: {
            /** @default [] */
            copyOrdersTo?: string[];
            /** @default {} */
            footer?: {
                [key: string]: string;
            };
            /** @default  */
            replyTo?: string;
            /** @default  */
            senderAddress?: string;
            /** @default  */
            senderName?: string;
        };
        Maintenance: {
            /** @default false */
            enabled: boolean;
            /** @default  */
            password: string;
            /** @default {} */
            texts: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        MaintenanceInput: {
            /** @default false */
            enabled?: boolean;
            /** @default  */
            password?: string;
            /** @default {} */
            texts?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        Market: {
            countries: string[];
            currency: string;
            id: string;
            isDefault: boolean;
            shippingTaxClass: string | null;
            taxIncluded: boolean;
            texts: {
                [key: string]: {
                    title: string;
                };
            };
            /** @default false */
            withdrawal: boolean;
        };
        Me: {
            email: string;
            id: string;
            mustChangePassword: boolean;
            mustSetUpSecondFactor: boolean;
            name: string;
            rights: {
                [key: string]: "read" | "write" | (string & {});
            };
            /** @enum {string} */
            role: "owner" | "manager" | "merchandiser" | "support" | "editor" | (string & {});
        };
        Method: {
            code: string;
            currency: string;
            /** @default null */
            freeAboveAmount: number | null;
            id: string;
            /** @default null */
            leastDays: number | null;
            /** @default null */
            mostDays: number | null;
            /** @default null */
            pickup: {
                address: string;
                /** @default  */
                area: string;
                city: string;
                country: string;
                /** @default {} */
                hours: {
                    [key: string]: {
                        text: string;
                    };
                };
                /** @default  */
                phone: string;
                /** @default  */
                postalCode: string;
                /** @default  */
                province: string;
            } | null;
            /** @default 0 */
            position: number;
            /** @default true */
            published: boolean;
            rule: {
                amount: number;
                /** @constant */
                kind: "flat";
            } | {
                /** @constant */
                kind: "weight";
                steps: {
                    amount: number;
                    upToGrams: number;
                }[];
            } | {
                /** @constant */
                kind: "subtotal";
                steps: {
                    amount: number;
                    from: number;
                }[];
            };
            texts: {
                [key: string]: {
                    title: string;
                };
            };
            zone: string;
            zoneId: string;
        };
        MissingAddress: {
            /** Format: date-time */
            firstSeenAt: string;
            hits: number;
            id: string;
            /** Format: date-time */
            lastSeenAt: string;
            path: string;
        };
        /** @description A sum of money. */
        Money: {
            /** @description Minor units of the currency: 1999 is 19.99 USD, and 1999 JPY. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
        };
        Movement: {
            /** Format: date-time */
            at: string;
            change: number;
            id: string;
            note: string;
            onHand: number | null;
            reason: string;
            reference: string | null;
            sku: string;
            staff: string | null;
            title: string;
            variantId: string;
        };
        NewApp: {
            id: string;
            key: string;
            pageSecret: string | null;
            webhooks: {
                id: string;
                secret: string;
                url: string;
            }[];
        };
        NewEndpoint: {
            /** Format: date-time */
            createdAt: string;
            deliveredAt: string | null;
            events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired" | (string & {}))[];
            failingSince: string | null;
            id: string;
            isOn: boolean;
            offReason: ("staff" | "failing" | "gone" | (string & {})) | null;
            previousUntil: string | null;
            secret: string;
            title: string;
            url: string;
        };
        NewTotp: {
            secret: string;
            svg: string;
            uri: string;
        };
        OwnAccount: {
            /** @description Has an authenticator app */
            app: boolean;
            email: string;
            id: string;
            mustChangePassword: boolean;
            mustSetUpSecondFactor: boolean;
            name: string;
            passkeys: {
                /** Format: date-time */
                createdAt: string;
                id: string;
                lastUsedAt: string | null;
                title: string;
            }[];
            recoveryCodesLeft: number;
            rights: {
                [key: string]: "read" | "write" | (string & {});
            };
            /** @enum {string} */
            role: "owner" | "manager" | "merchandiser" | "support" | "editor" | (string & {});
            secondFactorRequired: boolean;
        };
        PaymentAccount: {
            clientId?: string | null;
            clientSecret?: {
                hint: string | null;
                isSet: boolean;
            };
            /** @enum {string} */
            id: "stripe" | "paypal" | (string & {});
            lastWebhookAt: string | null;
            mode: ("test" | "live" | (string & {})) | null;
            offered: boolean;
            problem: ("unreadable" | "liveInDemo" | "testWhileOpen" | (string & {})) | null;
            publishableKey?: string | null;
            secretKey?: {
                hint: string | null;
                isSet: boolean;
            };
            /** @enum {string} */
            source: "none" | "database" | "environment" | (string & {});
            /** @enum {string} */
            state: "notSetUp" | "incomplete" | "test" | "live" | (string & {});
            title: string;
            webhookId?: {
                hint: string | null;
                isSet: boolean;
            };
            webhookSecret?: {
                hint: string | null;
                isSet: boolean;
            };
            webhookUrl: string;
        };
        PaymentHistory: {
            attempts: {
                captured: components["schemas"]["Money"] | null;
                /** Format: date-time */
                changedAt: string;
                id: string;
                reference: string;
                settles: boolean;
                /** Format: date-time */
                startedAt: string;
                /** @enum {string} */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                title: string;
            }[];
            refunds: {
                amount: components["schemas"]["Money"];
                /** Format: date-time */
                askedAt: string;
                id: string;
                reason: string;
                reference: string;
                settledAt: string | null;
                /** @enum {string} */
                state: "pending" | "succeeded" | "failed" | (string & {});
                title: string;
            }[];
            webhooks: {
                id: string;
                kind: string;
                outcome: string | null;
                processedAt: string | null;
                /** Format: date-time */
                receivedAt: string;
                title: string;
            }[];
        };
        PickedProduct: {
            id: string;
            image: components["schemas"]["Picture"] | null;
            published: boolean;
            slug: string;
            title: string;
        };
        Pickup: {
            addressLines: string[];
            hours: string;
            phone: string;
        };
        Picture: {
            alt: string;
            focalPoint?: {
                x: number;
                y: number;
            } | null;
            height: number;
            id: string;
            placeholder: string | null;
            url: string;
            width: number;
        };
        PictureUse: {
            id: string;
            /** @enum {string} */
            kind: "product" | "variant" | "category" | "collection" | "brand" | "article" | "page" | "entry" | "template" | "menu" | "settings" | "video" | (string & {});
            title: string;
        };
        Preview: {
            html: string;
            leftOut: components["schemas"]["LeftOut"][];
            subject: string;
            text: string;
        };
        Price: {
            amount: number;
            currency: string;
        };
        Privacy: {
            /** @default 180 */
            activityDays: number;
            /**
             * @default byCountry
             * @enum {string}
             */
            consent: "byCountry" | "always" | "never" | (string & {});
            /**
             * @default [
             *       "AT",
             *       "BE",
             *       "BG",
             *       "HR",
             *       "CY",
             *       "CZ",
             *       "DK",
             *       "EE",
             *       "FI",
             *       "FR",
             *       "DE",
             *       "GR",
             *       "HU",
             *       "IE",
             *       "IT",
             *       "LV",
             *       "LT",
             *       "LU",
             *       "MT",
             *       "NL",
             *       "PL",
             *       "PT",
             *       "RO",
             *       "SK",
             *       "SI",
             *       "ES",
             *       "SE",
             *       "IS",
             *       "LI",
             *       "NO",
             *       "AX",
             *       "GF",
             *       "GP",
             *       "MF",
             *       "MQ",
             *       "RE",
             *       "YT",
             *       "GB",
             *       "GG",
             *       "GI",
             *       "IM",
             *       "JE",
             *       "CH",
             *       "BR"
             *     ]
             */
            countries: string[];
            /** @default 365 */
            guestDays: number;
            /** @default 365 */
            securityDays: number;
            /** @default 90 */
            sessionDays: number;
        };
        PrivacyInput: {
            /** @default 180 */
            activityDays?: number;
            /**
             * @default byCountry
             * @enum {string}
             */
            consent?: "byCountry" | "always" | "never";
            /**
             * @default [
             *       "AT",
             *       "BE",
             *       "BG",
             *       "HR",
             *       "CY",
             *       "CZ",
             *       "DK",
             *       "EE",
             *       "FI",
             *       "FR",
             *       "DE",
             *       "GR",
             *       "HU",
             *       "IE",
             *       "IT",
             *       "LV",
             *       "LT",
             *       "LU",
             *       "MT",
             *       "NL",
             *       "PL",
             *       "PT",
             *       "RO",
             *       "SK",
             *       "SI",
             *       "ES",
             *       "SE",
             *       "IS",
             *       "LI",
             *       "NO",
             *       "AX",
             *       "GF",
             *       "GP",
             *       "MF",
             *       "MQ",
             *       "RE",
             *       "YT",
             *       "GB",
             *       "GG",
             *       "GI",
             *       "IM",
             *       "JE",
             *       "CH",
             *       "BR"
             *     ]
             */
            countries?: string[];
            /** @default 365 */
            guestDays?: number;
            /** @default 365 */
            securityDays?: number;
            /** @default 90 */
            sessionDays?: number;
        };
        ProductField: {
            asFacet: boolean;
            choices: {
                texts: {
                    [key: string]: {
                        title?: string;
                    };
                };
                value: string;
            }[];
            id: string;
            key: string;
            /** @enum {string} */
            kind: "text" | "number" | "yesNo" | "choice" | "date" | (string & {});
            position: number;
            productCount: number;
            searchable: boolean;
            showOnPage: boolean;
            texts: {
                [key: string]: {
                    title?: string;
                };
            };
            unit: string;
        };
        ProductListChoice: {
            slug: string;
            title: string;
            way: string[];
        };
        PromotionAmount: {
            amount: number;
            currency: string;
        };
        PromotionResults: {
            currency: string;
            discount: components["schemas"]["Money"];
            from: string;
            orders: number;
            sales: components["schemas"]["Money"];
            to: string;
        };
        /** @description The key by which an app names itself */
        PublishableKey: {
            /** @description Calls within 30 days */
            calls: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Who made it */
            createdBy: string;
            id: string;
            /** @description What the app sends as `x-publishable-key` */
            key: string;
            /** @description To some seconds */
            lastUsedAt: string | null;
            /** @description Calls of these that were too many (429) */
            limited: number;
            /** @description The app */
            title: string;
        };
        Reference: {
            id: string;
            slug: string;
            title: string;
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
        Rendered: {
            footer: string;
            sections: {
                html: string | null;
                problems: string[];
            }[];
            shopName: string;
        };
        ReportsOverview: {
            averageOrder: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            byDay: {
                date: string;
                orders: number;
                refunds: components["schemas"]["Money"];
                sales: components["schemas"]["Money"];
                visitors: number;
            }[];
            conversion: number;
            currencies: string[];
            currency: string;
            from: string;
            gross: components["schemas"]["Money"];
            lowStock: {
                available: number;
                id: string;
                image: components["schemas"]["Picture"] | null;
                productId: string;
                sku: string;
                title: string;
            }[];
            net: components["schemas"]["Money"];
            orders: number;
            previous: components["schemas"]["Figures"] | null;
            refunds: components["schemas"]["Money"];
            returningShare: number;
            sales: components["schemas"]["Money"];
            searchesWithoutResult: {
                found: number;
                query: string;
                searches: number;
            }[];
            timeZone: string;
            to: string;
            topProducts: {
                id: string;
                image: components["schemas"]["Picture"] | null;
                orders: number;
                quantity: number;
                sales: components["schemas"]["Money"];
                slug: string | null;
                title: string;
            }[];
            topSearches: {
                found: number;
                query: string;
                searches: number;
            }[];
            totalRefunds: components["schemas"]["Money"];
            visitors: number;
            visitorsFrom: string;
            waiting: components["schemas"]["Waiting"];
        };
        ReturnAddress: {
            consignee: string;
            contactNumber: string;
            detailedAddress: string;
        };
        ReturnLine: {
            exchangeOptions: {
                title: string;
                value: string;
            }[];
            exchangeSku: string | null;
            image: components["schemas"]["Picture"] | null;
            lineId: string;
            options: {
                title: string;
                value: string;
            }[];
            price: components["schemas"]["Money"];
            quantity: number;
            sku: string;
            slug: string;
            title: string;
            total: components["schemas"]["Money"];
        };
        Returns: {
            /** @default {} */
            consignee: {
                [key: string]: string;
            };
            /** @default  */
            contactNumber: string;
            /** @default {} */
            detailedAddress: {
                [key: string]: string;
            };
            /** @default 14 */
            logisticsDays: number;
            /** @default 30 */
            windowDays: number;
        };
        ReturnsInput: {
            /** @default {} */
            consignee?: {
                [key: string]: string;
            };
            /** @default  */
            contactNumber?: string;
            /** @default {} */
            detailedAddress?: {
                [key: string]: string;
            };
            /** @default 14 */
            logisticsDays?: number;
            /** @default 30 */
            windowDays?: number;
        };
        RulePreview: {
            items: components["schemas"]["PickedProduct"][];
            more: boolean;
            total: number;
        };
        SavedView: {
            filter: {
                [key: string]: unknown;
            };
            id: string;
            own: boolean;
            resource: string;
            shared: boolean;
            sort: string;
            staff: string;
            title: string;
        };
        SearchSettings: {
            /** @default {} */
            popular: {
                [key: string]: string[];
            };
            /** @default [] */
            specificationFacets: string[];
            /** @default [] */
            synonyms: string[][];
        };
        SearchSettingsInput: {
            /** @default {} */
            popular?: {
                [key: string]: string[];
            };
            /** @default [] */
            specificationFacets?: string[];
            /** @default [] */
            synonyms?: string[][];
        };
        SectionCard: {
            about: string;
            addable: boolean;
            defaults: {
                [key: string]: unknown;
            };
            /** @description Templates of the shop on which it can stand; null: any */
            fits: string[] | null;
            /**
             * @description Among which others it is offered; `page`: it belongs to one kind of page
             * @enum {string}
             */
            group: "page" | "pictures" | "words" | "products" | "marketing" | "layout" | (string & {});
            id: string;
            schema: {
                [key: string]: unknown;
            };
            title: string;
        };
        Segment: {
            /** @default null */
            bought: {
                /** @default [] */
                categories: string[];
                /** @default null */
                days: number | null;
                /** @default [] */
                products: string[];
            } | null;
            /** @default [] */
            groups: string[];
            /** @default [] */
            languages: ("en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {}))[];
        };
        SegmentInput: {
            /** @default null */
            bought?: {
                /** @default [] */
                categories?: string[];
                /** @default null */
                days?: number | null;
                /** @default [] */
                products?: string[];
            } | null;
            /** @default [] */
            groups?: string[];
            /** @default [] */
            languages?: ("en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi")[];
        };
        Shop: {
            company: {
                address: {
                    /** @default  */
                    address: string;
                    /** @default  */
                    city: string;
                    /** @default  */
                    country: string;
                    /** @default  */
                    postalCode: string;
                    /** @default  */
                    province: string;
                } & {
                    [key: string]: unknown;
                };
                emails: {
                    /** @default  */
                    orders: string;
                } & {
                    [key: string]: unknown;
                };
                /** @default {} */
                legalName: {
                    [key: string]: string;
                };
                /** @default {} */
                registration: {
                    [key: string]: string;
                };
                /** @default  */
                taxNumber: string;
            } & {
                [key: string]: unknown;
            };
            /** @default {} */
            description: {
                [key: string]: string;
            };
            /** @default  */
            email: string;
            /** @default null */
            icon: string | null;
            /** @default null */
            logo: string | null;
            /**
             * @default {
             *       "en": "Vitrine"
             *     }
             */
            name: {
                [key: string]: string;
            };
            /** @default  */
            phone: string;
            /** @default null */
            socialPicture: string | null;
            /** @default {} */
            tagline: {
                [key: string]: string;
            };
            /** @default UTC */
            timeZone: string;
            /** @default  */
            website: string;
        } & {
            [key: string]: unknown;
        };
        ShopInput: {
            /** @default {} */
            company?: {
                /** @default {} */
                address?: {
                    /** @default  */
                    address?: string;
                    /** @default  */
                    city?: string;
                    /** @default  */
                    country?: string;
                    /** @default  */
                    postalCode?: string;
                    /** @default  */
                    province?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @default {} */
                emails?: {
                    /** @default  */
                    orders?: string;
                } & {
                    [key: string]: unknown;
                };
                /** @default {} */
                legalName?: {
                    [key: string]: string;
                };
                /** @default {} */
                registration?: {
                    [key: string]: string;
                };
                /** @default  */
                taxNumber?: string;
            } & {
                [key: string]: unknown;
            };
            /** @default {} */
            description?: {
                [key: string]: string;
            };
            /** @default  */
            email?: string;
            /** @default null */
            icon?: string | null;
            /** @default null */
            logo?: string | null;
            /**
             * @default {
             *       "en": "Vitrine"
             *     }
             */
            name?: {
                [key: string]: string;
            };
            /** @default  */
            phone?: string;
            /** @default null */
            socialPicture?: string | null;
            /** @default {} */
            tagline?: {
                [key: string]: string;
            };
            /** @default UTC */
            timeZone?: string;
            /** @default  */
            website?: string;
        } & {
            [key: string]: unknown;
        };
        SingleCode: {
            code: string;
            /** Format: date-time */
            createdAt: string;
            orderNo: string | null;
            usedAt: string | null;
        };
        SizeGuideItem: {
            categoryCount: number;
            id: string;
            productCount: number;
            rowCount: number;
            texts: {
                [key: string]: {
                    note?: string;
                    title?: string;
                };
            };
        };
        Staff: {
            /** Format: date-time */
            createdAt: string;
            disabled: boolean;
            email: string;
            id: string;
            invited: boolean;
            mustChangePassword: boolean;
            name: string;
            rights: {
                [key: string]: "read" | "write" | (string & {});
            } | null;
            /** @enum {string} */
            role: "owner" | "manager" | "merchandiser" | "support" | "editor" | (string & {});
            secondFactor: boolean;
        };
        StaffBrand: {
            id: string;
            image: components["schemas"]["Picture"] | null;
            /** @description Published products */
            productCount: number;
            slug: string;
            texts: {
                [key: string]: {
                    description?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string | "";
                    summary?: string;
                    title?: string;
                };
            };
        };
        StaffCategory: {
            childCount: number;
            id: string;
            image: components["schemas"]["Picture"] | null;
            parent: string | null;
            position: number;
            /** @description Published products */
            productCount: number;
            published: boolean;
            slug: string;
            template: string | null;
            texts: {
                [key: string]: {
                    description?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string | "";
                    summary?: string;
                    title?: string;
                };
            };
        };
        StaffCollectionItem: {
            id: string;
            image: components["schemas"]["Picture"] | null;
            position: number;
            /** @description Published products */
            productCount: number;
            published: boolean;
            rule: {
                conditions: {
                    field: string;
                    /** @enum {string} */
                    op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte" | (string & {});
                    value: string | number;
                }[];
                /** @enum {string} */
                match: "all" | "any" | (string & {});
            } | null;
            slug: string;
            template: string | null;
            texts: {
                [key: string]: {
                    description?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string | "";
                    summary?: string;
                    title?: string;
                };
            };
        };
        StaffContent: {
            /** @default  */
            author: string;
            /** @default [] */
            categories: string[];
            /** Format: date-time */
            createdAt: string;
            draft: components["schemas"]["ContentInput"] | null;
            draftAt: string | null;
            /** @default {} */
            fields: {
                [key: string]: string | number | null | {
                    [key: string]: string;
                };
            };
            id: string;
            images: components["schemas"]["Picture"][];
            /** @enum {string} */
            kind: "article" | "page" | "entry" | (string & {});
            /** @description Where it is shown, without language prefix */
            path: string;
            /** @default [] */
            pictures: string[];
            /** @default 0 */
            position: number;
            /** @default [] */
            products: string[];
            /** @default null */
            publishAt: string | null;
            /** @default false */
            published: boolean;
            /** @default null */
            rootSlug: string | null;
            /** @default  */
            slug: string;
            /** @default [] */
            tags: string[];
            /** @default null */
            template: string | null;
            texts: {
                [key: string]: {
                    author?: string;
                    body?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string;
                    summary?: string;
                    title?: string;
                };
            };
            /** @default  */
            type: string;
            /** @default null */
            unpublishAt: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        StaffContentItem: {
            author: string;
            categories: components["schemas"]["TopicReference"][];
            hasDraft: boolean;
            id: string;
            /** @enum {string} */
            kind: "article" | "page" | "entry" | (string & {});
            picture: components["schemas"]["Picture"] | null;
            publishAt: string | null;
            published: boolean;
            slug: string;
            /** @enum {string} */
            state: "shown" | "scheduled" | "ended" | "hidden" | (string & {});
            summary: string;
            tags: components["schemas"]["TopicReference"][];
            title: string;
            type: string;
            unpublishAt: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        StaffCoupon: {
            /** @default true */
            active: boolean;
            claimRequired: boolean;
            code: string;
            codesOnly: boolean;
            conditions: components["schemas"]["Conditions"];
            /** @default null */
            endsAt: string | null;
            /** @default false */
            exclusive: boolean;
            id: string;
            /** @default true */
            listed: boolean;
            /** @default null */
            perCustomerLimit: number | null;
            /** @default 100 */
            priority: number;
            rule: {
                basisPoints: number;
                /** @constant */
                kind: "percentage";
            } | {
                amount: components["schemas"]["PromotionAmount"][];
                /** @constant */
                kind: "fixedAmount";
            } | {
                /** @constant */
                kind: "fixedPrice";
                price: components["schemas"]["PromotionAmount"][];
            } | {
                basisPoints: number;
                buy: number;
                get: number;
                /** @default null */
                gets: components["schemas"]["Targets"] | null;
                /** @constant */
                kind: "buyXGetY";
                /** @default null */
                mostTimes: number | null;
            } | {
                /** @constant */
                kind: "tiersBySpend";
                steps: {
                    from: components["schemas"]["PromotionAmount"][];
                    takes: {
                        basisPoints: number;
                        /** @constant */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @constant */
                        kind: "fixedAmount";
                    };
                }[];
            } | {
                /** @constant */
                kind: "tiersByQuantity";
                steps: {
                    from: number;
                    takes: {
                        basisPoints: number;
                        /** @constant */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @constant */
                        kind: "fixedAmount";
                    };
                }[];
            } | {
                /** @constant */
                kind: "bundle";
                /** @default null */
                mostTimes: number | null;
                parts: {
                    quantity: number;
                    targets: components["schemas"]["Targets"];
                }[];
                takes: {
                    basisPoints: number;
                    /** @constant */
                    kind: "percentage";
                } | {
                    amount: components["schemas"]["PromotionAmount"][];
                    /** @constant */
                    kind: "fixedAmount";
                } | {
                    /** @constant */
                    kind: "fixedPrice";
                    price: components["schemas"]["PromotionAmount"][];
                };
            } | {
                /** @constant */
                kind: "freeShipping";
                /** @default [] */
                methods: string[];
            };
            running: boolean;
            slug: string;
            /** @default null */
            startsAt: string | null;
            texts: {
                [key: string]: {
                    /** @default  */
                    description?: string;
                    slug?: string;
                    title?: string;
                };
            };
            /** @default null */
            totalLimit: number | null;
            usedCount: number;
            warnings: ("allFree" | "goodsFree" | (string & {}))[];
        };
        StaffCredit: {
            account: {
                email: string | null;
                id: string;
                mobile: string | null;
            };
            actor: {
                kind: string;
                name: string;
            };
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            at: string;
            balance: components["schemas"]["Money"];
            id: string;
            note: string;
            orderNo: string | null;
            /** @enum {string} */
            reason: "granted" | "taken" | "orderHeld" | "orderReturned" | "orderChanged" | "refunded" | (string & {});
        };
        StaffCurrencySettings: {
            /** @default null */
            roundTo: number | null;
            /**
             * @default manual
             * @enum {string}
             */
            source: "manual" | "ecb" | (string & {});
            status: {
                /** @description The day of the list that the rates are of; null: none was taken yet */
                day: string | null;
                /** @description Since when no list could be taken; the rates of before hold on */
                failingSince: string | null;
                /** @enum {string} */
                problem: "" | "unreachable" | "unreadable" | "old" | "baseMissing" | (string & {});
                /** @description Currencies whose rate stayed: the list does not have them, or they changed by more than is believed */
                skipped: string[];
                updatedAt: string | null;
            };
        };
        StaffFeedback: {
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            id: string;
            /** @enum {string} */
            kind: "praise" | "problem" | "idea" | "other" | (string & {});
            lang: string;
            page: string;
            /** @enum {string} */
            state: "new" | "done" | (string & {});
            text: string;
        };
        StaffForm: {
            fields: components["schemas"]["FormField"][];
            id: string;
            /** @default [] */
            notify: string[];
            /** @default true */
            published: boolean;
            slug: string;
            texts: {
                [key: string]: {
                    /** @default  */
                    success: string;
                    /** @default  */
                    text: string;
                    title: string;
                };
            };
            /** Format: date-time */
            updatedAt: string;
        };
        StaffInquiry: {
            answers: {
                key: string;
                /** @enum {string} */
                kind: "text" | "textarea" | "email" | "phone" | "number" | "date" | "select" | "radio" | "checkbox" | "file" | "country" | (string & {});
                title: string;
                url: string | null;
                value: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            form: {
                slug: string;
                title: string;
            };
            id: string;
            lang: string;
            product: components["schemas"]["Reference"] | null;
            replies: {
                /** Format: date-time */
                at: string;
                staff: string;
                text: string;
            }[];
            /** @enum {string} */
            state: "new" | "done" | (string & {});
        };
        StaffOrder: {
            accountId: string | null;
            actions: ("ship" | "deliver" | "cancel" | "cancel-approve" | "cancel-reject" | "refund" | "mark-paid" | "settle-surplus" | (string & {}))[];
            address: components["schemas"]["Address"] | null;
            addressLines: string[];
            contact: {
                countryCode: string | null;
                email: string | null;
                mobile: string | null;
            };
            couponDiscounts: components["schemas"]["Discount"][];
            credits: components["schemas"]["Money"];
            creditsReturned: components["schemas"]["Money"];
            currency: string;
            due: components["schemas"]["Money"];
            editable: boolean;
            editedAt: string | null;
            hold: {
                /** Format: date-time */
                at: string;
                note: string;
            } | null;
            id: string;
            lang: string;
            market: string;
            notes: {
                /** Format: date-time */
                at: string;
                editable: boolean;
                editedAt: string | null;
                id: string;
                isNew: boolean;
                mentions: {
                    id: string;
                    name: string;
                }[];
                staff: string;
                text: string;
            }[];
            orderNo: string;
            payment: {
                capturedLater: boolean;
                dueAt: string | null;
                instructions: {
                    title: string;
                    value: string;
                }[];
                methodId: string;
                note: string;
                shipsBeforePayment: boolean;
                /** @enum {string} */
                state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                title: string;
            } | null;
            paymentAmount: components["schemas"]["Money"];
            payPath: string | null;
            /** @enum {string} */
            payStatus: "unpaid" | "paid" | (string & {});
            /** Format: date-time */
            placedAt: string;
            products: {
                discounts: components["schemas"]["Discount"][];
                image: components["schemas"]["Picture"] | null;
                lineId: string;
                options: {
                    title: string;
                    value: string;
                }[];
                price: components["schemas"]["Money"];
                quantity: number;
                returnable: number;
                returnableGoods: number;
                returned: number;
                shipped: number;
                sku: string;
                slug: string;
                title: string;
                total: components["schemas"]["Money"];
                withheld: number;
            }[];
            promotionDiscounts: components["schemas"]["Discount"][];
            refundedAmount: components["schemas"]["Money"];
            refunds: {
                amount: components["schemas"]["Money"];
                /** Format: date-time */
                at: string;
                creditNote: string | null;
                credits: components["schemas"]["Money"];
                goodwill: boolean;
                lines: {
                    amount: components["schemas"]["Money"];
                    lineId: string;
                    quantity: number;
                }[];
                reason: string;
                shipping: components["schemas"]["Money"];
            }[];
            /** @enum {string} */
            refundState: "none" | "partial" | "full" | (string & {});
            remark: string;
            shipments: {
                deliveredAt: string | null;
                expressName: string;
                expressNumber: string;
                lines: {
                    lineId: string;
                    quantity: number;
                }[];
                /** Format: date-time */
                shippedAt: string;
                trackingUrl: string | null;
            }[];
            shippingFee: components["schemas"]["Money"];
            shippingMethod: {
                id: string;
                pickup?: components["schemas"]["Pickup"];
                title: string;
            } | null;
            /** @enum {string} */
            status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
            subtotal: components["schemas"]["Money"];
            surpluses: {
                amount: components["schemas"]["Money"];
                /** Format: date-time */
                at: string;
                id: string;
                title: string;
                ways: ("again" | "otherPayment" | "outside" | (string & {}))[];
            }[];
            tags: string[];
            tax: components["schemas"]["Money"];
            taxes: {
                amount: components["schemas"]["Money"];
                base: components["schemas"]["Money"];
                basisPoints: number;
                title: string;
            }[];
            taxIncluded: boolean;
            timeline: {
                actor: {
                    kind: string;
                    name: string;
                };
                /** Format: date-time */
                at: string;
                event: string;
                reason: string;
                title: string;
            }[];
            total: components["schemas"]["Money"];
        };
        StaffOwnArticle: {
            account: {
                email: string | null;
                id: string;
                name: string;
            };
            author: string;
            body: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
            /** @description Without language prefix */
            path: string;
            picture: components["schemas"]["Picture"] | null;
            pictureAlt: string;
            /** @description Readers see it, or an earlier text of it */
            public: boolean;
            refusal: string;
            slug: string;
            /** @enum {string} */
            state: "draft" | "pending" | "approved" | "refused" | (string & {});
            submittedAt: string | null;
            summary: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        StaffOwnArticleItem: {
            account: {
                email: string | null;
                id: string;
                name: string;
            };
            author: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            lang: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi" | (string & {});
            /** @description Without language prefix */
            path: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Readers see it, or an earlier text of it */
            public: boolean;
            refusal: string;
            slug: string;
            /** @enum {string} */
            state: "draft" | "pending" | "approved" | "refused" | (string & {});
            submittedAt: string | null;
            summary: string;
            title: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        StaffPost: {
            author: string;
            byShop: boolean;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            id: string;
            lang: string;
            parent: {
                author: string;
                id: string;
                text: string;
            } | null;
            refusal: string;
            /** @enum {string} */
            state: "pending" | "approved" | "refused" | (string & {});
            subject: components["schemas"]["Reference"];
            text: string;
        };
        StaffProduct: {
            archivedAt: string | null;
            brand: string;
            categories: string[];
            collections: string[];
            /** Format: date-time */
            createdAt: string;
            currencies: string[];
            fields: {
                [key: string]: string | number | boolean | null | {
                    [key: string]: string;
                };
            };
            id: string;
            images: {
                alt: string;
                alts: {
                    [key: string]: string;
                };
                focalPoint?: {
                    x: number;
                    y: number;
                } | null;
                height: number;
                id: string;
                placeholder: string | null;
                url: string;
                width: number;
            }[];
            options: {
                choices: {
                    imageId: string | null;
                    key: string;
                    swatch: string | null;
                    texts: {
                        [key: string]: {
                            title?: string;
                        };
                    };
                }[];
                key: string;
                texts: {
                    [key: string]: {
                        title?: string;
                    };
                };
            }[];
            productType: string;
            publishAt: string | null;
            published: boolean;
            related: string[];
            /** @description The same products with their titles and pictures */
            relatedItems: components["schemas"]["PickedProduct"][];
            showCart: boolean;
            showFavorite: boolean;
            showSlideImage: boolean;
            sizeGuide: string | null;
            slug: string;
            specifications: {
                key: string;
                texts: {
                    [key: string]: {
                        title?: string;
                        value?: string;
                    };
                };
            }[];
            tags: string[];
            taxClass: string;
            template: string | null;
            texts: {
                [key: string]: {
                    description?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string | "";
                    summary?: string;
                    title?: string;
                };
            };
            unpublishAt: string | null;
            variants: components["schemas"]["StaffVariant"][];
            videos: {
                id: string;
                poster: components["schemas"]["Picture"] | null;
                title: string;
            }[];
        };
        StaffProductItem: {
            archived: boolean;
            brand: string;
            highestPrice: components["schemas"]["Money"];
            id: string;
            image: components["schemas"]["Picture"] | null;
            onHand: number;
            price: components["schemas"]["Money"];
            publishAt: string | null;
            published: boolean;
            reserved: number;
            /** @description At most three */
            skus: string[];
            slug: string;
            /** @enum {string} */
            stock: "in" | "low" | "out" | (string & {});
            title: string;
            /** Format: date-time */
            updatedAt: string;
            variantCount: number;
        };
        StaffPromotion: {
            /** @default true */
            active: boolean;
            codesOnly: boolean;
            conditions: components["schemas"]["Conditions"];
            /** @default null */
            endsAt: string | null;
            /** @default false */
            exclusive: boolean;
            id: string;
            /** @default true */
            listed: boolean;
            /** @default null */
            perCustomerLimit: number | null;
            /** @default 100 */
            priority: number;
            rule: {
                basisPoints: number;
                /** @constant */
                kind: "percentage";
            } | {
                amount: components["schemas"]["PromotionAmount"][];
                /** @constant */
                kind: "fixedAmount";
            } | {
                /** @constant */
                kind: "fixedPrice";
                price: components["schemas"]["PromotionAmount"][];
            } | {
                basisPoints: number;
                buy: number;
                get: number;
                /** @default null */
                gets: components["schemas"]["Targets"] | null;
                /** @constant */
                kind: "buyXGetY";
                /** @default null */
                mostTimes: number | null;
            } | {
                /** @constant */
                kind: "tiersBySpend";
                steps: {
                    from: components["schemas"]["PromotionAmount"][];
                    takes: {
                        basisPoints: number;
                        /** @constant */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @constant */
                        kind: "fixedAmount";
                    };
                }[];
            } | {
                /** @constant */
                kind: "tiersByQuantity";
                steps: {
                    from: number;
                    takes: {
                        basisPoints: number;
                        /** @constant */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @constant */
                        kind: "fixedAmount";
                    };
                }[];
            } | {
                /** @constant */
                kind: "bundle";
                /** @default null */
                mostTimes: number | null;
                parts: {
                    quantity: number;
                    targets: components["schemas"]["Targets"];
                }[];
                takes: {
                    basisPoints: number;
                    /** @constant */
                    kind: "percentage";
                } | {
                    amount: components["schemas"]["PromotionAmount"][];
                    /** @constant */
                    kind: "fixedAmount";
                } | {
                    /** @constant */
                    kind: "fixedPrice";
                    price: components["schemas"]["PromotionAmount"][];
                };
            } | {
                /** @constant */
                kind: "freeShipping";
                /** @default [] */
                methods: string[];
            };
            running: boolean;
            slug: string;
            /** @default null */
            startsAt: string | null;
            texts: {
                [key: string]: {
                    /** @default  */
                    description?: string;
                    slug?: string;
                    title?: string;
                };
            };
            /** @default null */
            totalLimit: number | null;
            usedCount: number;
            warnings: ("allFree" | "goodsFree" | (string & {}))[];
        };
        StaffRedirect: {
            /** Format: date-time */
            createdAt: string;
            from: string;
            hits: number;
            id: string;
            lastHitAt: string | null;
            to: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        StaffReturn: {
            actions: ("approve" | "refuse" | "receive" | "reject-goods" | "refund" | "exchange" | (string & {}))[];
            /** Format: date-time */
            appliedAt: string;
            applyDescription: string;
            /** @enum {string} */
            applyType: "returnRefund" | "exchange" | "refundOnly" | (string & {});
            /** @enum {string} */
            auditStatus: "pendingApproval" | "auditSuccessful" | "auditFailed" | (string & {});
            closedAt: string | null;
            customer: {
                email: string | null;
                mobile: string | null;
                name: string;
            };
            deliveryTime: string | null;
            exchangeShipment: {
                expressName: string;
                expressNumber: string;
                /** Format: date-time */
                shippedAt: string;
            } | null;
            id: string;
            images: components["schemas"]["Picture"][];
            lang: string;
            lines: components["schemas"]["ReturnLine"][];
            logisticsCompany: string;
            logisticsDueAt: string | null;
            logisticsNumber: string;
            orderId: string;
            orderNo: string;
            quotedAmount: components["schemas"]["Money"];
            receivedAt: string | null;
            refundAmount: components["schemas"]["Money"];
            refundedAt: string | null;
            refundedCredits: components["schemas"]["Money"];
            refundReason: string;
            /** @enum {string} */
            refundTo: "source" | "credits" | (string & {});
            refuseDescription: string;
            restocked: boolean | null;
            returnAddress: components["schemas"]["ReturnAddress"] | null;
            returnNo: string;
            shippingFee: components["schemas"]["Money"];
            /** @enum {string} */
            status: "pendingApproval" | "cancelled" | "completed" | "ended" | (string & {});
            timeline: {
                actor: {
                    kind: string;
                    name: string;
                };
                /** Format: date-time */
                at: string;
                event: string;
                reason: string;
                title: string;
            }[];
        };
        StaffReview: {
            answer: {
                /** Format: date-time */
                at: string;
                text: string;
            } | null;
            author: string;
            /** Format: date-time */
            createdAt: string;
            helpful: number;
            id: string;
            images: components["schemas"]["Picture"][];
            lang: string;
            product: components["schemas"]["Reference"];
            rating: number;
            refusal: string;
            /** @enum {string} */
            state: "pending" | "approved" | "refused" | (string & {});
            text: string;
            title: string;
            verified: boolean;
        };
        StaffRoutes: {
            /** @default /app/ */
            appBasePath: string;
            /** @default [] */
            customCategories: {
                fields?: components["schemas"]["EntryField"][];
                key: string;
                slug: string;
                /**
                 * @default article
                 * @enum {string}
                 */
                source: "article" | "brand" | "entry" | (string & {});
                /** @default {} */
                texts: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
            }[];
            details: {
                /** @default /article/{slug} */
                article: string & (unknown & unknown);
                /** @default /category/{slug} */
                category: string & (unknown & unknown);
                /** @default /collection/{slug} */
                collection: string & (unknown & unknown);
                /** @default /page/{slug} */
                page: string & (unknown & unknown);
                /** @default /product/{slug} */
                product: string & (unknown & unknown);
                /** @default /tag/{slug} */
                tag: string & (unknown & unknown);
            };
            /** @default /user/ */
            userBasePath: string;
        };
        StaffRoutesInput: {
            /** @default /app/ */
            appBasePath?: string;
            /** @default [] */
            customCategories?: {
                fields?: components["schemas"]["EntryFieldInput"][];
                key: string;
                slug: string;
                /**
                 * @default article
                 * @enum {string}
                 */
                source?: "article" | "brand" | "entry";
                /** @default {} */
                texts?: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
            }[];
            /** @default {} */
            details?: {
                /** @default /article/{slug} */
                article?: string & (unknown & unknown);
                /** @default /category/{slug} */
                category?: string & (unknown & unknown);
                /** @default /collection/{slug} */
                collection?: string & (unknown & unknown);
                /** @default /page/{slug} */
                page?: string & (unknown & unknown);
                /** @default /product/{slug} */
                product?: string & (unknown & unknown);
                /** @default /tag/{slug} */
                tag?: string & (unknown & unknown);
            };
            /** @default /user/ */
            userBasePath?: string;
        };
        StaffSearch: {
            contents: {
                about: string;
                id: string;
                path: string;
                title: string;
            }[];
            customers: {
                about: string;
                id: string;
                path: string;
                title: string;
            }[];
            orders: {
                about: string;
                id: string;
                path: string;
                title: string;
            }[];
            products: {
                about: string;
                id: string;
                path: string;
                title: string;
            }[];
            settings: {
                about: string;
                id: string;
                path: string;
                title: string;
            }[];
        };
        StaffStock: {
            available: number | null;
            id: string;
            onHand: number;
            options: string[];
            /** @enum {string} */
            policy: "deny" | "continue" | (string & {});
            productId: string;
            reserved: number;
            sku: string;
            slug: string;
            /** @enum {string} */
            state: "in" | "low" | "out" | "short" | (string & {});
            title: string;
            tracked: boolean;
        };
        StaffTag: {
            id: string;
            image: components["schemas"]["Picture"] | null;
            /** @description Published products */
            productCount: number;
            slug: string;
            template: string | null;
            texts: {
                [key: string]: {
                    description?: string;
                    seoDescription?: string;
                    seoTitle?: string;
                    slug?: string | "";
                    summary?: string;
                    title?: string;
                };
            };
        };
        StaffTopic: {
            articleCount: number;
            id: string;
            /** @default 0 */
            position: number;
            /** @default  */
            slug: string;
            texts: {
                [key: string]: {
                    summary?: string;
                    title?: string;
                };
            };
            /** Format: date-time */
            updatedAt: string;
        };
        StaffVariant: {
            barcode: string | null;
            cost: components["schemas"]["Price"] | null;
            countryOfOrigin: string | null;
            dimensions: {
                height: number;
                length: number;
                width: number;
            } | null;
            hsCode: string | null;
            id: string;
            imageId: string | null;
            linePrice: components["schemas"]["Price"] | null;
            onHand: number;
            options: {
                [key: string]: string;
            };
            /** @enum {string} */
            policy: "deny" | "continue" | (string & {});
            price: components["schemas"]["Price"];
            prices: {
                amount: number;
                currency: string;
                linePrice: number | null;
            }[];
            requiresShipping: boolean;
            reserved: number;
            sku: string;
            taxable: boolean;
            tracked: boolean;
            weightGrams: number;
        };
        StaffVideo: {
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @enum {string} */
            mime: "video/mp4" | "video/webm" | (string & {});
            name: string;
            poster: {
                alt: string;
                height: number;
                id: string;
                placeholder: string | null;
                url: string;
                width: number;
            } | null;
            texts: {
                [key: string]: {
                    title?: string;
                };
            };
            url: string;
            usedIn: components["schemas"]["VideoUse"][];
            uses: number;
        };
        Subscriber: {
            confirmedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            id: string;
            lang: string;
            /** @enum {string} */
            state: "pending" | "confirmed" | "unsubscribed" | (string & {});
        };
        Targets: {
            /** @default [] */
            categories: string[];
            /** @default [] */
            collections: string[];
            /** @default [] */
            products: string[];
            /** @default [] */
            tags: string[];
        };
        TargetsInput: {
            /** @default [] */
            categories?: string[];
            /** @default [] */
            collections?: string[];
            /** @default [] */
            products?: string[];
            /** @default [] */
            tags?: string[];
        };
        TaxRate: {
            basisPoints: number;
            country: string;
            id: string;
            postalFrom: string | null;
            postalTo: string | null;
            region: string | null;
            taxClass: string;
            texts: {
                [key: string]: {
                    title: string;
                };
            };
        };
        TemplateError: {
            errors: {
                [key: string]: string;
            };
            index: number;
            message: string;
            section: string;
        };
        TemplateItem: {
            author: string;
            /** @description The template of the shop whose pages it is for */
            base: string;
            hasDraft: boolean;
            id: string;
            /** @enum {string} */
            state: "published" | "system" | "none" | (string & {});
            updatedAt: string | null;
        };
        TemplateList: {
            area: string;
            edited: string[];
            id: string;
            subject: string;
        };
        Theme: {
            /** @default #ffffff */
            backgroundColor: string;
            /** @default 1rem */
            blockSpace: string;
            /** @default #e3e2e6 */
            borderColor: string;
            /** @default .5rem */
            borderRadius: string;
            container: {
                padding: {
                    /** @default 2rem */
                    "2xl": string;
                    /** @default 2rem */
                    "3xl": string;
                    /** @default 1.2rem */
                    lg: string;
                    /** @default 1rem */
                    md: string;
                    /** @default .7rem */
                    sm: string;
                    /** @default 2rem */
                    xl: string;
                };
                screen: {
                    /** @default 1536px */
                    "2xl": string;
                    /** @default 1660px */
                    "3xl": string;
                    /** @default 1024px */
                    lg: string;
                    /** @default 768px */
                    md: string;
                    /** @default 640px */
                    sm: string;
                    /** @default 1280px */
                    xl: string;
                };
            };
            /** @default #5c5c66 */
            descColor: string;
            /** @default #ff5861 */
            errorColor: string;
            /** @default 'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', sans-serif */
            fontFamily: string;
            /** @default 1rem */
            fontSize: string;
            /** @default 400 */
            fontWeight: string;
            /** @default #17171c */
            heroColor: string;
            /** @default false */
            hideFoot: boolean;
            /** @default false */
            hideHead: boolean;
            /** @default #00b5ff */
            infoColor: string;
            /** @default #6a6a74 */
            linePriceColor: string;
            /** @default #6f6f79 */
            placeholderColor: string;
            /** @default #4a00ff */
            primaryColor: string;
            product: {
                /** @default true */
                showCart: boolean;
                /** @default true */
                showFavorite: boolean;
                /** @default true */
                showSlideImage: boolean;
            };
            /** @default #b3122a */
            salesPriceColor: string;
            /** @default #00a96e */
            successColor: string;
            /** @default #26262d */
            textColor: string;
            /** @default #17171c */
            titleColor: string;
            /** @default Newsreader, 'Iowan Old Style', 'Palatino Linotype', Palatino, Charter, 'Noto Serif', 'Songti SC', 'Songti TC', 'Noto Serif CJK SC', serif */
            titleFontFamily: string;
            /** @default 1.75rem */
            titleFontSize: string;
            /** @default 500 */
            titleFontWeight: string;
            /** @default #ffbe00 */
            warningColor: string;
        };
        TopicReference: {
            id: string;
            slug: string;
            title: string;
        };
        Translation: {
            fields: {
                field: string;
                html: boolean;
            }[];
            id: string;
            /** @enum {string} */
            kind: "product" | "category" | "collection" | "tag" | "brand" | "page" | "article" | (string & {});
            missing: {
                [key: string]: number;
            };
            source: string;
            texts: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            title: string;
        };
        TranslationItem: {
            id: string;
            /** @enum {string} */
            kind: "product" | "category" | "collection" | "tag" | "brand" | "page" | "article" | (string & {});
            missing: {
                [key: string]: number;
            };
            title: string;
        };
        TreeCategory: {
            id: string;
            image: components["schemas"]["Picture"] | null;
            parent: string | null;
            position: number;
            /** @description Published products */
            productCount: number;
            published: boolean;
            slug: string;
            title: string;
        };
        Tried: {
            couponDiscounts: components["schemas"]["Discount"][];
            declined: {
                code?: string;
                id: string | null;
                /** @enum {string} */
                reason: "unknown" | "notYet" | "expired" | "exhausted" | "needsSignIn" | "notYours" | "notFirstOrder" | "usedByYou" | "otherMarket" | "otherGoods" | "minimum" | "notCombinable" | (string & {});
                text: string;
                title: string;
            }[];
            isFree: boolean;
            lines: {
                discounts: components["schemas"]["Discount"][];
                price: components["schemas"]["Money"];
                quantity: number;
                sku: string;
                subtotal: components["schemas"]["Money"];
                title: string;
                total: components["schemas"]["Money"];
            }[];
            promotionDiscounts: components["schemas"]["Discount"][];
            shippingDiscounts: {
                code?: string;
                title: string;
            }[];
            subtotal: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        VideoUse: {
            id: string;
            /** @constant */
            kind: "product";
            title: string;
        };
        Waiting: {
            inquiries: number | null;
            lowStock: number | null;
            mentions: number | null;
            returns: number | null;
            reviews: number | null;
            toDecide: number | null;
            toShip: number | null;
            unpaid: number | null;
        };
        WholeVersion: {
            /** Format: date-time */
            at: string;
            content: components["schemas"]["ContentInput"];
            images: components["schemas"]["Picture"][];
            number: number;
            staffName: string;
            title: string;
        };
        Zone: {
            code: string;
            countries: string[];
            id: string;
            position: number;
            postalRanges: {
                country: string;
                from: string;
                to: string;
            }[];
            regions: string[];
        };
    };
    responses: {
        /** @description An error of the shop, or of what it depends on. */
        Failure: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Refused; `reason` says why, `msg` says it in the language of the request. */
        Refusal: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The currency of prices (ISO 4217), one of the shop’s. Else that of the default market. */
        Currency: string;
        /** @description Names this very write: sent again with the same body, it answers what was answered before and does nothing (24 hours). */
        IdempotencyKey: string;
        /** @description The `ETag` of the record as it was read. Missing: 428. Somebody has changed it since: 412. */
        IfMatch: string;
        /** @description The `ETag` of the record as it was read; sent, it is checked. Somebody has changed it since: 412. */
        IfMatchOptional: string;
        /** @description The language of texts and messages, one of the shop’s. Else the query `lang`, the cookie, `Accept-Language`. */
        Lang: string;
        /** @description The version that the program was written for; without it the current one answers. An unknown one: 400. */
        Version: string;
    };
    requestBodies: never;
    headers: {
        /** @description The state of what is answered: for `If-Match` of a write, or `If-None-Match` of a public read. */
        ETag: string;
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
    listAbandonedCheckouts: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "updatedAt" | "-updatedAt";
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
                        items: components["schemas"]["Abandoned"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readAbandonedCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Abandoned"];
                };
            };
        };
    };
    mailAbandonedCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Abandoned"];
                };
            };
        };
    };
    readAbandonedCheckoutsFigures: {
        parameters: {
            query?: {
                days?: number;
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
                    "application/json": components["schemas"]["AbandonedFigures"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "lastUsedAt" | "-lastUsedAt" | "expiresAt" | "-expiresAt";
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
                        items: {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Who made it */
                            createdBy: string;
                            expiresAt: string | null;
                            id: string;
                            /** @description To the minute */
                            lastUsedAt: string | null;
                            scopes: string[];
                            title: string;
                        }[];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresAt?: string | null;
                    scopes: ("read:catalog" | "write:catalog" | "read:orders" | "write:orders" | "read:customers" | "write:customers" | "read:marketing" | "write:marketing" | "read:content" | "write:content" | "read:settings" | "write:settings" | "read:reports" | "write:reports")[];
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
                        id: string;
                        key: string;
                    };
                };
            };
        };
    };
    readApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Who made it */
                        createdBy: string;
                        expiresAt: string | null;
                        id: string;
                        /** @description To the minute */
                        lastUsedAt: string | null;
                        scopes: string[];
                        title: string;
                    };
                };
            };
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresAt?: string | null;
                    scopes: ("read:catalog" | "write:catalog" | "read:orders" | "write:orders" | "read:customers" | "write:customers" | "read:marketing" | "write:marketing" | "read:content" | "write:content" | "read:settings" | "write:settings" | "read:reports" | "write:reports")[];
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
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Who made it */
                        createdBy: string;
                        expiresAt: string | null;
                        id: string;
                        /** @description To the minute */
                        lastUsedAt: string | null;
                        scopes: string[];
                        title: string;
                    };
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    readAppPages: {
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
                        items: {
                            id: string;
                            origin: string;
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    openAppPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        origin: string;
                        title: string;
                        url: string;
                    };
                };
            };
        };
    };
    listApps: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "title" | "-title";
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
                        items: {
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
                            expiresAt: string | null;
                            id: string;
                            /** @description To the minute */
                            lastUsedAt: string | null;
                            /** @description Its page, which the back office shows in a frame */
                            pageUrl: string | null;
                            scopes: string[];
                            title: string;
                            webhooks: {
                                events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired" | (string & {}))[];
                                id: string;
                                isOn: boolean;
                                url: string;
                            }[];
                        }[];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresAt?: string | null;
                    /** @default null */
                    pageUrl?: string | null;
                    scopes: ("read:catalog" | "write:catalog" | "read:orders" | "write:orders" | "read:customers" | "write:customers" | "read:marketing" | "write:marketing" | "read:content" | "write:content" | "read:settings" | "write:settings" | "read:reports" | "write:reports")[];
                    title: string;
                    webhooks?: {
                        events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired")[];
                        url: string;
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
                    "application/json": components["schemas"]["NewApp"];
                };
            };
        };
    };
    readApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: string;
                        expiresAt: string | null;
                        id: string;
                        /** @description To the minute */
                        lastUsedAt: string | null;
                        /** @description Its page, which the back office shows in a frame */
                        pageUrl: string | null;
                        scopes: string[];
                        title: string;
                        webhooks: {
                            events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired" | (string & {}))[];
                            id: string;
                            isOn: boolean;
                            url: string;
                        }[];
                    };
                };
            };
        };
    };
    updateApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expiresAt?: string | null;
                    /** @default null */
                    pageUrl?: string | null;
                    scopes: ("read:catalog" | "write:catalog" | "read:orders" | "write:orders" | "read:customers" | "write:customers" | "read:marketing" | "write:marketing" | "read:content" | "write:content" | "read:settings" | "write:settings" | "read:reports" | "write:reports")[];
                    title: string;
                    webhooks?: {
                        events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired")[];
                        id?: string;
                        url: string;
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
                    "application/json": components["schemas"]["ChangedApp"];
                };
            };
        };
    };
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listArticleCategories: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "slug" | "-slug" | "updatedAt" | "-updatedAt";
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
                        items: components["schemas"]["StaffTopic"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createArticleCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    position?: number;
                    /** @default  */
                    slug?: string;
                    texts: {
                        [key: string]: {
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffTopic"];
                };
            };
        };
    };
    readArticleCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffTopic"];
                };
            };
        };
    };
    updateArticleCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    position?: number;
                    /** @default  */
                    slug?: string;
                    texts: {
                        [key: string]: {
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffTopic"];
                };
            };
        };
    };
    deleteArticleCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listArticleTags: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "slug" | "-slug" | "updatedAt" | "-updatedAt";
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
                        items: components["schemas"]["StaffTopic"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createArticleTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    position?: number;
                    /** @default  */
                    slug?: string;
                    texts: {
                        [key: string]: {
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffTopic"];
                };
            };
        };
    };
    readArticleTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffTopic"];
                };
            };
        };
    };
    updateArticleTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    position?: number;
                    /** @default  */
                    slug?: string;
                    texts: {
                        [key: string]: {
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffTopic"];
                };
            };
        };
    };
    deleteArticleTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "publishAt" | "-publishAt" | "title" | "-title" | "position" | "-position";
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
                        items: components["schemas"]["StaffContentItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    readArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    deleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    discardArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    writeArticleDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    publishArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    restoreArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    readArticleVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        items: components["schemas"]["ContentVersion"][];
                    };
                };
            };
        };
    };
    readArticleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["WholeVersion"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "at" | "-at";
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
                        items: components["schemas"]["AuditLine"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readOwnAccount: {
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
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
        };
    };
    updateOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
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
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
        };
    };
    beginAuthenticatorApp: {
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
                    "application/json": components["schemas"]["NewTotp"];
                };
            };
        };
    };
    removeAuthenticatorApp: {
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
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
        };
    };
    confirmAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": {
                        recoveryCodes: string[] | null;
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
                    response: {
                        id: string;
                        response: {
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
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
                        recoveryCodes: string[] | null;
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["OwnAccount"];
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
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    captcha?: string;
                    current: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    createRecoveryCodes: {
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
                        recoveryCodes: string[] | null;
                    };
                };
            };
        };
    };
    listOwnSessions: {
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
                        items: {
                            address: string;
                            /** Format: date-time */
                            createdAt: string;
                            current: boolean;
                            id: string;
                            /** Format: date-time */
                            lastSeenAt: string;
                            userAgent: string;
                        }[];
                    };
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        items: {
                            address: string;
                            /** Format: date-time */
                            createdAt: string;
                            current: boolean;
                            id: string;
                            /** Format: date-time */
                            lastSeenAt: string;
                            userAgent: string;
                        }[];
                    };
                };
            };
        };
    };
    endOtherSessions: {
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
                        items: {
                            address: string;
                            /** Format: date-time */
                            createdAt: string;
                            current: boolean;
                            id: string;
                            /** Format: date-time */
                            lastSeenAt: string;
                            userAgent: string;
                        }[];
                    };
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
                        parameters: {
                            algorithm: string;
                            cost: number;
                            expiresAt?: number;
                            keyLength: number;
                            keyPrefix: string;
                            keySignature?: string;
                            nonce: string;
                            salt: string;
                        };
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
                    account: string;
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
    readMe: {
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
                    "application/json": components["schemas"]["Me"];
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
                    response: {
                        id: string;
                        response: {
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
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
                    "application/json": {
                        /** @description They have a password that somebody else made up */
                        mustChangePassword: boolean;
                        /** @description One is required; other requests are rejected until there is one */
                        mustSetUpSecondFactor: boolean;
                        token: string;
                    };
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
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    proveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    captcha?: string;
                    code?: string;
                    passkey?: {
                        id: string;
                        response: {
                            clientDataJSON: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    createProofChallenge: {
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
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
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
                        email: string;
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
                    account: string;
                    captcha?: string;
                    code?: string;
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
                    "application/json": {
                        /** @description They have a password that somebody else made up */
                        mustChangePassword: boolean;
                        /** @description One is required; other requests are rejected until there is one */
                        mustSetUpSecondFactor: boolean;
                        token: string;
                    };
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
    readTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                        email: string;
                        name: string;
                        purpose: string;
                    };
                };
            };
        };
    };
    listBrands: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "title" | "-title" | "slug" | "-slug" | "productCount" | "-productCount";
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
                        items: components["schemas"]["StaffBrand"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    slug?: string | "";
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffBrand"];
                };
            };
        };
    };
    readBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffBrand"];
                };
            };
        };
    };
    updateBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    slug?: string | "";
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffBrand"];
                };
            };
        };
    };
    deleteBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "title" | "-title" | "slug" | "-slug" | "productCount" | "-productCount";
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
                        items: components["schemas"]["StaffCategory"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    parent?: string | null;
                    position?: number;
                    published?: boolean;
                    slug?: string | "";
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffCategory"];
                };
            };
        };
    };
    readCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffCategory"];
                };
            };
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    parent?: string | null;
                    position?: number;
                    published?: boolean;
                    slug?: string | "";
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffCategory"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                children?: "move";
            };
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    moveCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before?: string | null;
                    parent: string | null;
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
                    "application/json": components["schemas"]["StaffCategory"];
                };
            };
        };
    };
    readCategoryTree: {
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
                        items: components["schemas"]["TreeCategory"][];
                    };
                };
            };
        };
    };
    listColleagues: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "name" | "-name";
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
                        items: {
                            id: string;
                            name: string;
                        }[];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "title" | "-title" | "slug" | "-slug" | "productCount" | "-productCount";
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
                        items: components["schemas"]["StaffCollectionItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    position?: number;
                    products?: string[];
                    published?: boolean;
                    rule?: {
                        conditions: {
                            field: string;
                            /** @enum {string} */
                            op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte";
                            value: string | number;
                        }[];
                        /** @enum {string} */
                        match: "all" | "any";
                    } | null;
                    slug?: string | "";
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                        id: string;
                        image: components["schemas"]["Picture"] | null;
                        /** @description The same products with their titles and pictures */
                        items: components["schemas"]["PickedProduct"][];
                        position: number;
                        /** @description Published products */
                        productCount: number;
                        products: string[];
                        published: boolean;
                        rule: {
                            conditions: {
                                field: string;
                                /** @enum {string} */
                                op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte" | (string & {});
                                value: string | number;
                            }[];
                            /** @enum {string} */
                            match: "all" | "any" | (string & {});
                        } | null;
                        slug: string;
                        template: string | null;
                        texts: {
                            [key: string]: {
                                description?: string;
                                seoDescription?: string;
                                seoTitle?: string;
                                slug?: string | "";
                                summary?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
        };
    };
    readCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                        image: components["schemas"]["Picture"] | null;
                        /** @description The same products with their titles and pictures */
                        items: components["schemas"]["PickedProduct"][];
                        position: number;
                        /** @description Published products */
                        productCount: number;
                        products: string[];
                        published: boolean;
                        rule: {
                            conditions: {
                                field: string;
                                /** @enum {string} */
                                op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte" | (string & {});
                                value: string | number;
                            }[];
                            /** @enum {string} */
                            match: "all" | "any" | (string & {});
                        } | null;
                        slug: string;
                        template: string | null;
                        texts: {
                            [key: string]: {
                                description?: string;
                                seoDescription?: string;
                                seoTitle?: string;
                                slug?: string | "";
                                summary?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    position?: number;
                    products?: string[];
                    published?: boolean;
                    rule?: {
                        conditions: {
                            field: string;
                            /** @enum {string} */
                            op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte";
                            value: string | number;
                        }[];
                        /** @enum {string} */
                        match: "all" | "any";
                    } | null;
                    slug?: string | "";
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                        id: string;
                        image: components["schemas"]["Picture"] | null;
                        /** @description The same products with their titles and pictures */
                        items: components["schemas"]["PickedProduct"][];
                        position: number;
                        /** @description Published products */
                        productCount: number;
                        products: string[];
                        published: boolean;
                        rule: {
                            conditions: {
                                field: string;
                                /** @enum {string} */
                                op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte" | (string & {});
                                value: string | number;
                            }[];
                            /** @enum {string} */
                            match: "all" | "any" | (string & {});
                        } | null;
                        slug: string;
                        template: string | null;
                        texts: {
                            [key: string]: {
                                description?: string;
                                seoDescription?: string;
                                seoTitle?: string;
                                slug?: string | "";
                                summary?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    previewCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rule: {
                        conditions: {
                            field: string;
                            /** @enum {string} */
                            op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte";
                            value: string | number;
                        }[];
                        /** @enum {string} */
                        match: "all" | "any";
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
                    "application/json": components["schemas"]["RulePreview"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "author" | "-author";
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
                        items: components["schemas"]["StaffPost"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    answerComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    approveComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    refuseComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "priority" | "-priority" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | "usedCount" | "-usedCount" | "slug" | "-slug";
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
                        items: components["schemas"]["StaffCoupon"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    active?: boolean;
                    /** @default false */
                    claimRequired?: boolean;
                    code: string;
                    conditions: components["schemas"]["ConditionsInput"];
                    /** @default null */
                    endsAt?: string | null;
                    /** @default false */
                    exclusive?: boolean;
                    /** @default true */
                    listed?: boolean;
                    /** @default null */
                    perCustomerLimit?: number | null;
                    /** @default 100 */
                    priority?: number;
                    rule: {
                        basisPoints: number;
                        /** @enum {string} */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @enum {string} */
                        kind: "fixedAmount";
                    } | {
                        /** @enum {string} */
                        kind: "fixedPrice";
                        price: components["schemas"]["PromotionAmount"][];
                    } | {
                        basisPoints: number;
                        buy: number;
                        get: number;
                        /** @default null */
                        gets?: components["schemas"]["TargetsInput"] | null;
                        /** @enum {string} */
                        kind: "buyXGetY";
                        /** @default null */
                        mostTimes?: number | null;
                    } | {
                        /** @enum {string} */
                        kind: "tiersBySpend";
                        steps: {
                            from: components["schemas"]["PromotionAmount"][];
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "tiersByQuantity";
                        steps: {
                            from: number;
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "bundle";
                        /** @default null */
                        mostTimes?: number | null;
                        parts: {
                            quantity: number;
                            targets: components["schemas"]["TargetsInput"];
                        }[];
                        takes: {
                            basisPoints: number;
                            /** @enum {string} */
                            kind: "percentage";
                        } | {
                            amount: components["schemas"]["PromotionAmount"][];
                            /** @enum {string} */
                            kind: "fixedAmount";
                        } | {
                            /** @enum {string} */
                            kind: "fixedPrice";
                            price: components["schemas"]["PromotionAmount"][];
                        };
                    } | {
                        /** @enum {string} */
                        kind: "freeShipping";
                        /** @default [] */
                        methods?: string[];
                    };
                    slug: string;
                    /** @default null */
                    startsAt?: string | null;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            description?: string;
                            slug?: string;
                            title: string;
                        };
                    };
                    /** @default null */
                    totalLimit?: number | null;
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
                    "application/json": components["schemas"]["StaffCoupon"];
                };
            };
        };
    };
    readCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffCoupon"];
                };
            };
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    active?: boolean;
                    /** @default false */
                    claimRequired?: boolean;
                    code: string;
                    conditions: components["schemas"]["ConditionsInput"];
                    /** @default null */
                    endsAt?: string | null;
                    /** @default false */
                    exclusive?: boolean;
                    /** @default true */
                    listed?: boolean;
                    /** @default null */
                    perCustomerLimit?: number | null;
                    /** @default 100 */
                    priority?: number;
                    rule: {
                        basisPoints: number;
                        /** @enum {string} */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @enum {string} */
                        kind: "fixedAmount";
                    } | {
                        /** @enum {string} */
                        kind: "fixedPrice";
                        price: components["schemas"]["PromotionAmount"][];
                    } | {
                        basisPoints: number;
                        buy: number;
                        get: number;
                        /** @default null */
                        gets?: components["schemas"]["TargetsInput"] | null;
                        /** @enum {string} */
                        kind: "buyXGetY";
                        /** @default null */
                        mostTimes?: number | null;
                    } | {
                        /** @enum {string} */
                        kind: "tiersBySpend";
                        steps: {
                            from: components["schemas"]["PromotionAmount"][];
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "tiersByQuantity";
                        steps: {
                            from: number;
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "bundle";
                        /** @default null */
                        mostTimes?: number | null;
                        parts: {
                            quantity: number;
                            targets: components["schemas"]["TargetsInput"];
                        }[];
                        takes: {
                            basisPoints: number;
                            /** @enum {string} */
                            kind: "percentage";
                        } | {
                            amount: components["schemas"]["PromotionAmount"][];
                            /** @enum {string} */
                            kind: "fixedAmount";
                        } | {
                            /** @enum {string} */
                            kind: "fixedPrice";
                            price: components["schemas"]["PromotionAmount"][];
                        };
                    } | {
                        /** @enum {string} */
                        kind: "freeShipping";
                        /** @default [] */
                        methods?: string[];
                    };
                    slug: string;
                    /** @default null */
                    startsAt?: string | null;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            description?: string;
                            slug?: string;
                            title: string;
                        };
                    };
                    /** @default null */
                    totalLimit?: number | null;
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
                    "application/json": components["schemas"]["StaffCoupon"];
                };
            };
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        ended: boolean;
                    };
                };
            };
        };
    };
    listCouponCodes: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Codes"];
                };
            };
        };
    };
    createCouponCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: number;
                    /** @default  */
                    prefix?: string;
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
                        codes: string[];
                        made: number;
                    };
                };
            };
        };
    };
    readCouponCodesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    duplicateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffCoupon"];
                };
            };
        };
    };
    listCredits: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "at" | "-at" | "amount" | "-amount";
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
                        items: components["schemas"]["StaffCredit"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                    amount: number;
                    reason: string;
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
                    "application/json": components["schemas"]["StaffCredit"];
                };
            };
        };
    };
    readCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffCredit"];
                };
            };
        };
    };
    listCurrencies: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "code" | "-code";
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
                        items: components["schemas"]["Currency"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /** @default 0 */
                    position?: number;
                    rate: string | number;
                    /** @default 1 */
                    stepAmount?: number;
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
                    "application/json": components["schemas"]["Currency"];
                };
            };
        };
    };
    readCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Currency"];
                };
            };
        };
    };
    updateCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    position?: number;
                    rate: string | number;
                    /** @default 1 */
                    stepAmount?: number;
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
                    "application/json": components["schemas"]["Currency"];
                };
            };
        };
    };
    deleteCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    updateExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        /** @description The day of the list that the rates are of; null: none was taken yet */
                        day: string | null;
                        /** @description Since when no list could be taken; the rates of before hold on */
                        failingSince: string | null;
                        /** @enum {string} */
                        problem: "" | "unreachable" | "unreadable" | "old" | "baseMissing" | (string & {});
                        /** @description Currencies whose rate stayed: the list does not have them, or they changed by more than is believed */
                        skipped: string[];
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    listCustomerGroups: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "title" | "-title";
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
                        items: components["schemas"]["Group"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCustomerGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                    rule?: {
                        conditions: {
                            field: string;
                            /** @enum {string} */
                            op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte";
                            value: string | number;
                        }[];
                        /** @enum {string} */
                        match: "all" | "any";
                    } | null;
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
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    readCustomerGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    updateCustomerGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rule?: {
                        conditions: {
                            field: string;
                            /** @enum {string} */
                            op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte";
                            value: string | number;
                        }[];
                        /** @enum {string} */
                        match: "all" | "any";
                    } | null;
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
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    deleteCustomerGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    previewCustomerGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rule: {
                        conditions: {
                            field: string;
                            /** @enum {string} */
                            op: "is" | "isNot" | "contains" | "lt" | "lte" | "gt" | "gte";
                            value: string | number;
                        }[];
                        /** @enum {string} */
                        match: "all" | "any";
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
                    "application/json": components["schemas"]["GroupPreview"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "lastLoginAt" | "-lastLoginAt" | "email" | "-email";
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
                        items: components["schemas"]["Customer"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses?: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        id?: string;
                        isDefault?: boolean;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    }[];
                    countryCode?: string | null;
                    email?: string | null;
                    firstName?: string;
                    groups?: string[];
                    /** @enum {string} */
                    language?: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    lastName?: string;
                    mobile?: string | null;
                    note?: string;
                    tags?: string[];
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses?: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        id?: string;
                        isDefault?: boolean;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    }[];
                    countryCode?: string | null;
                    email?: string | null;
                    firstName?: string;
                    groups?: string[];
                    /** @enum {string} */
                    language?: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    lastName?: string;
                    mobile?: string | null;
                    note?: string;
                    tags?: string[];
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    blockCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    setCustomerGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    groups: string[];
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    mergeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: string;
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    unblockCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readDemo: {
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
                        contents: number;
                        customers: number;
                        orders: number;
                        products: number;
                    };
                };
            };
        };
    };
    removeDemoData: {
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
                        contents: number;
                        customers: number;
                        orders: number;
                        products: number;
                        /** @description Unpublished, because orders that stay have them */
                        productsKept: number;
                    };
                };
            };
        };
    };
    listDraftOrders: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "name" | "-name" | "total" | "-total";
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
                        items: components["schemas"]["DraftList"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    } | null;
                    currency?: string | null;
                    customer?: ((string | null) | {
                        id?: string | null;
                    }) | null;
                    discounts?: {
                        amount?: {
                            amount: number;
                            currency: string;
                        };
                        code?: string;
                        percent?: number;
                        title?: string | null;
                    }[] | null;
                    email?: string | null;
                    language?: ("en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi") | null;
                    lines: {
                        ownPrice?: boolean;
                        price?: {
                            amount: number;
                            currency: string;
                        } | null;
                        quantity: number;
                        /** @default true */
                        requiresShipping?: boolean;
                        sku?: string | null;
                        taxClass?: string | null;
                        title?: string | null;
                    }[];
                    note?: string | null;
                    /** @default true */
                    promotions?: boolean;
                    shippingFee?: {
                        amount: number;
                        currency: string;
                    } | null;
                    shippingMethodId?: string | null;
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
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    readDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    updateDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    } | null;
                    currency?: string | null;
                    customer?: ((string | null) | {
                        id?: string | null;
                    }) | null;
                    discounts?: {
                        amount?: {
                            amount: number;
                            currency: string;
                        };
                        code?: string;
                        percent?: number;
                        title?: string | null;
                    }[] | null;
                    email?: string | null;
                    language?: ("en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi") | null;
                    lines: {
                        ownPrice?: boolean;
                        price?: {
                            amount: number;
                            currency: string;
                        } | null;
                        quantity: number;
                        /** @default true */
                        requiresShipping?: boolean;
                        sku?: string | null;
                        taxClass?: string | null;
                        title?: string | null;
                    }[];
                    note?: string | null;
                    /** @default true */
                    promotions?: boolean;
                    shippingFee?: {
                        amount: number;
                        currency: string;
                    } | null;
                    shippingMethodId?: string | null;
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
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    deleteDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    completeDraftOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    markPaid?: boolean;
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
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    sendDraftOrderInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    previewDraftOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    } | null;
                    currency?: string | null;
                    customer?: ((string | null) | {
                        id?: string | null;
                    }) | null;
                    discounts?: {
                        amount?: {
                            amount: number;
                            currency: string;
                        };
                        code?: string;
                        percent?: number;
                        title?: string | null;
                    }[] | null;
                    email?: string | null;
                    language?: ("en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi") | null;
                    lines: {
                        ownPrice?: boolean;
                        price?: {
                            amount: number;
                            currency: string;
                        } | null;
                        quantity: number;
                        /** @default true */
                        requiresShipping?: boolean;
                        sku?: string | null;
                        taxClass?: string | null;
                        title?: string | null;
                    }[];
                    note?: string | null;
                    /** @default true */
                    promotions?: boolean;
                    shippingFee?: {
                        amount: number;
                        currency: string;
                    } | null;
                    shippingMethodId?: string | null;
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
                    "application/json": components["schemas"]["DraftPreview"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "publishAt" | "-publishAt" | "title" | "-title" | "position" | "-position";
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
                        items: components["schemas"]["StaffContentItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    readEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    updateEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    discardEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    writeEntryDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    publishEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    restoreEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    readEntryVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        items: components["schemas"]["ContentVersion"][];
                    };
                };
            };
        };
    };
    readEntryVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["WholeVersion"];
                };
            };
        };
    };
    exportCustomers: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers in Shopify’s columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, a row for each line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products in Shopify’s columns; imported again it changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportStock: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock of every variant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportTranslations: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts with their translations; imported again it changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listExtensions: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "order" | "-order" | "title" | "-title";
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
                        items: {
                            description: string;
                            fields: {
                                choices: string[];
                                help: string;
                                isSet: boolean;
                                isWhole: boolean;
                                /** @enum {string} */
                                kind: "line" | "lines" | "number" | "yesNo" | "choice" | "secret" | (string & {});
                                label: string;
                                max: number | null;
                                maxLength: number | null;
                                min: number | null;
                                name: string;
                            }[];
                            from: string;
                            id: string;
                            problem: string | null;
                            settings: {
                                [key: string]: string | number | boolean | null;
                            };
                            /** @enum {string} */
                            state: "running" | "leftOut" | (string & {});
                            title: string;
                            version: string;
                        }[];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        description: string;
                        fields: {
                            choices: string[];
                            help: string;
                            isSet: boolean;
                            isWhole: boolean;
                            /** @enum {string} */
                            kind: "line" | "lines" | "number" | "yesNo" | "choice" | "secret" | (string & {});
                            label: string;
                            max: number | null;
                            maxLength: number | null;
                            min: number | null;
                            name: string;
                        }[];
                        from: string;
                        id: string;
                        problem: string | null;
                        settings: {
                            [key: string]: string | number | boolean | null;
                        };
                        /** @enum {string} */
                        state: "running" | "leftOut" | (string & {});
                        title: string;
                        version: string;
                    };
                };
            };
        };
    };
    updateExtension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settings: {
                        [key: string]: string | number | boolean | null;
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
                        description: string;
                        fields: {
                            choices: string[];
                            help: string;
                            isSet: boolean;
                            isWhole: boolean;
                            /** @enum {string} */
                            kind: "line" | "lines" | "number" | "yesNo" | "choice" | "secret" | (string & {});
                            label: string;
                            max: number | null;
                            maxLength: number | null;
                            min: number | null;
                            name: string;
                        }[];
                        from: string;
                        id: string;
                        problem: string | null;
                        settings: {
                            [key: string]: string | number | boolean | null;
                        };
                        /** @enum {string} */
                        state: "running" | "leftOut" | (string & {});
                        title: string;
                        version: string;
                    };
                };
            };
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "kind" | "-kind";
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
                        items: components["schemas"]["StaffFeedback"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffFeedback"];
                };
            };
        };
    };
    markFeedbackDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffFeedback"];
                };
            };
        };
    };
    reopenFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffFeedback"];
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt";
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
                        items: components["schemas"]["Import"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dryRun?: boolean | string;
                    /**
                     * Format: binary
                     * @description A CSV file
                     */
                    file: string;
                    /** @enum {string} */
                    kind: "products" | "customers" | "redirects" | "translations";
                    mapping?: {
                        [key: string]: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    readImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ImportWithErrors"];
                };
            };
        };
    };
    readImportErrorsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows that an import left out, as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readImportsFields: {
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
                        [key: string]: {
                            columns: string[];
                            field: string;
                            required: boolean;
                        }[];
                    };
                };
            };
        };
    };
    listInquiries: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "form" | "-form";
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
                        items: components["schemas"]["StaffInquiry"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
        };
    };
    answerInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
        };
    };
    markInquiryDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
        };
    };
    reopenInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
        };
    };
    listInquiryForms: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "slug" | "-slug" | "updatedAt" | "-updatedAt";
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
                        items: components["schemas"]["StaffForm"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createInquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: components["schemas"]["FormFieldInput"][];
                    /** @default [] */
                    notify?: string[];
                    /** @default true */
                    published?: boolean;
                    slug: string;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            success?: string;
                            /** @default  */
                            text?: string;
                            title: string;
                        };
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
                    "application/json": components["schemas"]["StaffForm"];
                };
            };
        };
    };
    readInquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffForm"];
                };
            };
        };
    };
    updateInquiryForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: components["schemas"]["FormFieldInput"][];
                    /** @default [] */
                    notify?: string[];
                    /** @default true */
                    published?: boolean;
                    slug: string;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            success?: string;
                            /** @default  */
                            text?: string;
                            title: string;
                        };
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
                    "application/json": components["schemas"]["StaffForm"];
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "id" | "-id";
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
                        items: {
                            /** @description Whether those get it who ask for no language that the shop has */
                            default: boolean;
                            enabled: boolean;
                            id: string;
                            /** @description What the language panel calls it */
                            name: string;
                            /** @description Its place in the language panel, from 0; languages that are off come last */
                            position: number;
                        }[];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        /** @description Whether those get it who ask for no language that the shop has */
                        default: boolean;
                        enabled: boolean;
                        id: string;
                        /** @description What the language panel calls it */
                        name: string;
                        /** @description Its place in the language panel, from 0; languages that are off come last */
                        position: number;
                    };
                };
            };
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    default?: boolean;
                    enabled?: boolean;
                    name?: string;
                    position?: number;
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
                        /** @description Whether those get it who ask for no language that the shop has */
                        default: boolean;
                        enabled: boolean;
                        id: string;
                        /** @description What the language panel calls it */
                        name: string;
                        /** @description Its place in the language panel, from 0; languages that are off come last */
                        position: number;
                    };
                };
            };
        };
    };
    readLastChange: {
        parameters: {
            query: {
                id: string;
                resource: string;
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
                        change: {
                            /** Format: date-time */
                            at: string;
                            name: string;
                            own: boolean;
                        } | null;
                    };
                };
            };
        };
    };
    listMailTemplates: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "id" | "-id";
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
                        items: components["schemas"]["TemplateList"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        area: string;
                        defaults: {
                            [key: string]: {
                                body: string;
                                subject: string;
                            };
                        };
                        edited: string[];
                        id: string;
                        subject: string;
                        texts: {
                            [key: string]: {
                                body: string;
                                subject: string;
                            };
                        };
                        /** @description What may stand in {{ }}; details and link stand on a line of their own */
                        variables: {
                            block: boolean;
                            name: string;
                            required: boolean;
                            sample: string;
                        }[];
                    };
                };
            };
        };
    };
    updateMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texts: {
                        [key: string]: {
                            body: string;
                            subject: string;
                        };
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
                        area: string;
                        defaults: {
                            [key: string]: {
                                body: string;
                                subject: string;
                            };
                        };
                        edited: string[];
                        id: string;
                        subject: string;
                        texts: {
                            [key: string]: {
                                body: string;
                                subject: string;
                            };
                        };
                        /** @description What may stand in {{ }}; details and link stand on a line of their own */
                        variables: {
                            block: boolean;
                            name: string;
                            required: boolean;
                            sample: string;
                        }[];
                    };
                };
            };
        };
    };
    previewMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body?: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    lang?: "en" | "zh" | "zh-HK";
                    subject?: string;
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
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
        };
    };
    resetMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    lang?: "en" | "zh" | "zh-HK";
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
                        area: string;
                        defaults: {
                            [key: string]: {
                                body: string;
                                subject: string;
                            };
                        };
                        edited: string[];
                        id: string;
                        subject: string;
                        texts: {
                            [key: string]: {
                                body: string;
                                subject: string;
                            };
                        };
                        /** @description What may stand in {{ }}; details and link stand on a line of their own */
                        variables: {
                            block: boolean;
                            name: string;
                            required: boolean;
                            sample: string;
                        }[];
                    };
                };
            };
        };
    };
    testMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body?: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    lang?: "en" | "zh" | "zh-HK";
                    subject?: string;
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
                        to: string;
                    };
                };
            };
        };
    };
    listMails: {
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
                    "application/json": components["schemas"]["MailList"];
                };
            };
        };
    };
    readMail: {
        parameters: {
            query?: {
                lang?: "en" | "zh" | "zh-HK";
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
        };
    };
    listMarkets: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "id" | "-id" | "currency" | "-currency";
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
                        items: components["schemas"]["Market"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createMarket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    countries: string[];
                    currency: string;
                    shippingTaxClass: string | null;
                    taxIncluded: boolean;
                    texts: {
                        [key: string]: {
                            title: string;
                        };
                    };
                    /** @default false */
                    withdrawal?: boolean;
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
                    "application/json": components["schemas"]["Market"];
                };
            };
        };
    };
    readMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Market"];
                };
            };
        };
    };
    updateMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countries: string[];
                    currency: string;
                    shippingTaxClass: string | null;
                    taxIncluded: boolean;
                    texts: {
                        [key: string]: {
                            title: string;
                        };
                    };
                    /** @default false */
                    withdrawal?: boolean;
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
                    "application/json": components["schemas"]["Market"];
                };
            };
        };
    };
    readMenuTargets: {
        parameters: {
            query: {
                q?: string;
                type: "category" | "collection";
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
                        items: {
                            slug: string;
                            title: string;
                        }[];
                    };
                };
            };
        };
    };
    readMenus: {
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
                        items: {
                            count: number;
                            id: string;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    readMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                        items: {
                            children?: {
                                children?: {
                                    image?: string | null;
                                    target?: string;
                                    texts: {
                                        [key: string]: {
                                            [key: string]: string;
                                        };
                                    };
                                    /**
                                     * @default url
                                     * @enum {string}
                                     */
                                    type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
                                    url?: string;
                                }[];
                                image?: string | null;
                                target?: string;
                                texts: {
                                    [key: string]: {
                                        [key: string]: string;
                                    };
                                };
                                /**
                                 * @default url
                                 * @enum {string}
                                 */
                                type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
                                url?: string;
                            }[];
                            image?: string | null;
                            target?: string;
                            texts: {
                                [key: string]: {
                                    [key: string]: string;
                                };
                            };
                            /**
                             * @default url
                             * @enum {string}
                             */
                            type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
                            url?: string;
                        }[];
                    };
                };
            };
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        children?: {
                            children?: {
                                image?: string | null;
                                target?: string;
                                texts: {
                                    [key: string]: {
                                        [key: string]: string;
                                    };
                                };
                                /**
                                 * @default url
                                 * @enum {string}
                                 */
                                type?: "category" | "collection" | "page" | "product" | "custom" | "url";
                                url?: string;
                            }[];
                            image?: string | null;
                            target?: string;
                            texts: {
                                [key: string]: {
                                    [key: string]: string;
                                };
                            };
                            /**
                             * @default url
                             * @enum {string}
                             */
                            type?: "category" | "collection" | "page" | "product" | "custom" | "url";
                            url?: string;
                        }[];
                        image?: string | null;
                        target?: string;
                        texts: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        /**
                         * @default url
                         * @enum {string}
                         */
                        type?: "category" | "collection" | "page" | "product" | "custom" | "url";
                        url?: string;
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
                    "application/json": {
                        id: string;
                        items: {
                            children?: {
                                children?: {
                                    image?: string | null;
                                    target?: string;
                                    texts: {
                                        [key: string]: {
                                            [key: string]: string;
                                        };
                                    };
                                    /**
                                     * @default url
                                     * @enum {string}
                                     */
                                    type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
                                    url?: string;
                                }[];
                                image?: string | null;
                                target?: string;
                                texts: {
                                    [key: string]: {
                                        [key: string]: string;
                                    };
                                };
                                /**
                                 * @default url
                                 * @enum {string}
                                 */
                                type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
                                url?: string;
                            }[];
                            image?: string | null;
                            target?: string;
                            texts: {
                                [key: string]: {
                                    [key: string]: string;
                                };
                            };
                            /**
                             * @default url
                             * @enum {string}
                             */
                            type: "category" | "collection" | "page" | "product" | "custom" | "url" | (string & {});
                            url?: string;
                        }[];
                    };
                };
            };
        };
    };
    listMissingAddresses: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "hits" | "-hits" | "lastSeenAt" | "-lastSeenAt" | "path" | "-path";
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
                        items: components["schemas"]["MissingAddress"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    deleteMissingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listNewsletterIssues: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt";
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
                        items: components["schemas"]["Issue"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    draft?: boolean;
                    /** @default {} */
                    footer?: {
                        [key: string]: string;
                    };
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html" | "sections";
                    /** @default [] */
                    sections?: {
                        section: string;
                        /** @default {} */
                        settings?: {
                            [key: string]: unknown;
                        };
                    }[];
                    segment?: components["schemas"]["SegmentInput"];
                    /** @default null */
                    sendAt?: string | null;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            body?: string;
                            /** @default  */
                            preheader?: string;
                            subject: string;
                        };
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    readNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    updateNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default {} */
                    footer?: {
                        [key: string]: string;
                    };
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html" | "sections";
                    /** @default [] */
                    sections?: {
                        section: string;
                        /** @default {} */
                        settings?: {
                            [key: string]: unknown;
                        };
                    }[];
                    segment?: components["schemas"]["SegmentInput"];
                    texts: {
                        [key: string]: {
                            /** @default  */
                            body?: string;
                            /** @default  */
                            preheader?: string;
                            subject: string;
                        };
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    deleteNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    duplicateNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    sendNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    at?: string | null;
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    unscheduleNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    countNewsletterAudience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    segment?: components["schemas"]["SegmentInput"];
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
                        count: number;
                    };
                };
            };
        };
    };
    previewNewsletterIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: string;
                    /** @default {} */
                    footer?: {
                        [key: string]: string;
                    };
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html" | "sections";
                    /**
                     * @default en
                     * @enum {string}
                     */
                    lang?: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    /** @default [] */
                    sections?: {
                        section: string;
                        /** @default {} */
                        settings?: {
                            [key: string]: unknown;
                        };
                    }[];
                    texts: {
                        [key: string]: {
                            /** @default  */
                            body?: string;
                            /** @default  */
                            preheader?: string;
                            subject: string;
                        };
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
                    "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    renderNewsletterIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: string;
                    /** @default {} */
                    footer?: {
                        [key: string]: string;
                    };
                    /**
                     * @default en
                     * @enum {string}
                     */
                    lang?: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    /** @default [] */
                    sections?: {
                        section: string;
                        /** @default {} */
                        settings?: {
                            [key: string]: unknown;
                        };
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
                    "application/json": components["schemas"]["Rendered"];
                };
            };
        };
    };
    testNewsletterIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency?: string;
                    /** @default {} */
                    footer?: {
                        [key: string]: string;
                    };
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html" | "sections";
                    /**
                     * @default en
                     * @enum {string}
                     */
                    lang?: "en" | "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                    /** @default [] */
                    sections?: {
                        section: string;
                        /** @default {} */
                        settings?: {
                            [key: string]: unknown;
                        };
                    }[];
                    texts: {
                        [key: string]: {
                            /** @default  */
                            body?: string;
                            /** @default  */
                            preheader?: string;
                            subject: string;
                        };
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
                        to: string;
                    };
                };
            };
        };
    };
    readNewsletterSections: {
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
                        items: components["schemas"]["SectionCard"][];
                    };
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "placedAt" | "-placedAt" | "updatedAt" | "-updatedAt" | "orderNo" | "-orderNo" | "total" | "-total";
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
                        items: components["schemas"]["StaffOrder"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    setOrderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: {
                        /** @default  */
                        address?: string;
                        /** @default  */
                        apartment?: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        city?: string;
                        country: string;
                        /** @default  */
                        countryCode?: string;
                        /** @default  */
                        firstName?: string;
                        /** @default  */
                        lastName?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
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
                        accountId: string | null;
                        actions: ("ship" | "deliver" | "cancel" | "cancel-approve" | "cancel-reject" | "refund" | "mark-paid" | "settle-surplus" | (string & {}))[];
                        address: components["schemas"]["Address"] | null;
                        addressLines: string[];
                        contact: {
                            countryCode: string | null;
                            email: string | null;
                            mobile: string | null;
                        };
                        couponDiscounts: components["schemas"]["Discount"][];
                        credits: components["schemas"]["Money"];
                        creditsReturned: components["schemas"]["Money"];
                        currency: string;
                        due: components["schemas"]["Money"];
                        editable: boolean;
                        editedAt: string | null;
                        hold: {
                            /** Format: date-time */
                            at: string;
                            note: string;
                        } | null;
                        id: string;
                        lang: string;
                        market: string;
                        notes: {
                            /** Format: date-time */
                            at: string;
                            editable: boolean;
                            editedAt: string | null;
                            id: string;
                            isNew: boolean;
                            mentions: {
                                id: string;
                                name: string;
                            }[];
                            staff: string;
                            text: string;
                        }[];
                        notices: {
                            /** @enum {string} */
                            field: "tax" | "shippingFee" | (string & {});
                            msg: string;
                        }[];
                        orderNo: string;
                        payment: {
                            capturedLater: boolean;
                            dueAt: string | null;
                            instructions: {
                                title: string;
                                value: string;
                            }[];
                            methodId: string;
                            note: string;
                            shipsBeforePayment: boolean;
                            /** @enum {string} */
                            state: "pending" | "requiresAction" | "captured" | "failed" | "cancelled" | "refunded" | (string & {});
                            title: string;
                        } | null;
                        paymentAmount: components["schemas"]["Money"];
                        payPath: string | null;
                        /** @enum {string} */
                        payStatus: "unpaid" | "paid" | (string & {});
                        /** Format: date-time */
                        placedAt: string;
                        products: {
                            discounts: components["schemas"]["Discount"][];
                            image: components["schemas"]["Picture"] | null;
                            lineId: string;
                            options: {
                                title: string;
                                value: string;
                            }[];
                            price: components["schemas"]["Money"];
                            quantity: number;
                            returnable: number;
                            returnableGoods: number;
                            returned: number;
                            shipped: number;
                            sku: string;
                            slug: string;
                            title: string;
                            total: components["schemas"]["Money"];
                            withheld: number;
                        }[];
                        promotionDiscounts: components["schemas"]["Discount"][];
                        refundedAmount: components["schemas"]["Money"];
                        refunds: {
                            amount: components["schemas"]["Money"];
                            /** Format: date-time */
                            at: string;
                            creditNote: string | null;
                            credits: components["schemas"]["Money"];
                            goodwill: boolean;
                            lines: {
                                amount: components["schemas"]["Money"];
                                lineId: string;
                                quantity: number;
                            }[];
                            reason: string;
                            shipping: components["schemas"]["Money"];
                        }[];
                        /** @enum {string} */
                        refundState: "none" | "partial" | "full" | (string & {});
                        remark: string;
                        shipments: {
                            deliveredAt: string | null;
                            expressName: string;
                            expressNumber: string;
                            lines: {
                                lineId: string;
                                quantity: number;
                            }[];
                            /** Format: date-time */
                            shippedAt: string;
                            trackingUrl: string | null;
                        }[];
                        shippingFee: components["schemas"]["Money"];
                        shippingMethod: {
                            id: string;
                            pickup?: components["schemas"]["Pickup"];
                            title: string;
                        } | null;
                        /** @enum {string} */
                        status: "inProgress" | "completed" | "cancelled" | "pendingCancellation" | (string & {});
                        subtotal: components["schemas"]["Money"];
                        surpluses: {
                            amount: components["schemas"]["Money"];
                            /** Format: date-time */
                            at: string;
                            id: string;
                            title: string;
                            ways: ("again" | "otherPayment" | "outside" | (string & {}))[];
                        }[];
                        tags: string[];
                        tax: components["schemas"]["Money"];
                        taxes: {
                            amount: components["schemas"]["Money"];
                            base: components["schemas"]["Money"];
                            basisPoints: number;
                            title: string;
                        }[];
                        taxIncluded: boolean;
                        timeline: {
                            actor: {
                                kind: string;
                                name: string;
                            };
                            /** Format: date-time */
                            at: string;
                            event: string;
                            reason: string;
                            title: string;
                        }[];
                        total: components["schemas"]["Money"];
                    };
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    approveOrderCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    rejectOrderCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    createCreditNoteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creditNote: string;
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
                        url: string;
                    };
                };
            };
        };
    };
    deliverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    editOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: ({
                        lineId: string;
                        quantity: number;
                    } | {
                        quantity: number;
                        sku: string;
                    })[];
                    /** @default true */
                    notify?: boolean;
                    /** @default  */
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    quoteOrderEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: ({
                        lineId: string;
                        quantity: number;
                    } | {
                        quantity: number;
                        sku: string;
                    })[];
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
                        back: components["schemas"]["Money"];
                        couponDiscounts: components["schemas"]["Discount"][];
                        credits: components["schemas"]["Money"];
                        due: components["schemas"]["Money"];
                        lines: {
                            lineId: string | null;
                            price: components["schemas"]["Money"];
                            quantity: number;
                            sku: string;
                            title: string;
                            total: components["schemas"]["Money"];
                        }[];
                        promotionDiscounts: components["schemas"]["Discount"][];
                        shippingFee: components["schemas"]["Money"];
                        subtotal: components["schemas"]["Money"];
                        tax: components["schemas"]["Money"];
                        taxIncluded: boolean;
                        total: components["schemas"]["Money"];
                    };
                };
            };
        };
    };
    holdOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    note?: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    createInvoiceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        url: string;
                    };
                };
            };
        };
    };
    markOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mentions?: string[];
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    deleteOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    editOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mentions?: string[];
                    note: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    markOrderNotesSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    openReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    applyDescription?: string;
                    /** @enum {string} */
                    applyType: "returnRefund" | "exchange" | "refundOnly";
                    lines: {
                        exchangeSku?: string;
                        lineId: string;
                        quantity: number;
                    }[];
                    /**
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    createPackingSlipLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        url: string;
                    };
                };
            };
        };
    };
    readOrderPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: {
                        amount: number;
                        currency: string;
                    } | number;
                    /** @default false */
                    goodwill?: boolean;
                    lines?: {
                        lineId: string;
                        quantity: number;
                        restock?: boolean;
                        writeOff?: boolean;
                    }[];
                    /** @default true */
                    notify?: boolean;
                    reason: string;
                    shipping?: {
                        amount: number;
                        currency: string;
                    } | number;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    releaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    resendOrderMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mail: string;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    readOrderRisks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        signs: {
                            count: number;
                            /** @enum {string} */
                            sign: "failedPayments" | "manyOrders" | "sameAddress" | "phoneCountry" | "methodsTried" | (string & {});
                        }[];
                    };
                };
            };
        };
    };
    settleOrderSurplus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    surplus: string;
                    /** @enum {string} */
                    way: "again" | "otherPayment" | "outside";
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    expressName?: string;
                    /** @default  */
                    expressNumber?: string;
                    lines?: {
                        lineId: string;
                        quantity: number;
                    }[];
                    trackingUrl?: string | null;
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    setOrderTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tags: string[];
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
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
        };
    };
    changeOrdersInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addTags?: string[];
                    ids: string[];
                    removeTags?: string[];
                    /** @default false */
                    ship?: boolean;
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
                        changed: number;
                        failed: {
                            id: string;
                            msg: string;
                        }[];
                    };
                };
            };
        };
    };
    createDocumentsLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    /** @enum {string} */
                    kind: "packingSlip" | "invoice";
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
                        missing: number;
                        url: string;
                    };
                };
            };
        };
    };
    listOwnArticles: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "submittedAt" | "-submittedAt" | "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt";
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
                        items: components["schemas"]["StaffOwnArticleItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffOwnArticle"];
                };
            };
        };
    };
    approveOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
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
                    "application/json": components["schemas"]["StaffOwnArticle"];
                };
            };
        };
    };
    refuseOwnArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                    "application/json": components["schemas"]["StaffOwnArticle"];
                };
            };
        };
    };
    takeOwnArticleDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
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
                    "application/json": components["schemas"]["StaffOwnArticle"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "publishAt" | "-publishAt" | "title" | "-title" | "position" | "-position";
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
                        items: components["schemas"]["StaffContentItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    readPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    discardPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    writePageDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentInputInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    publishPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    restorePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
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
                    "application/json": components["schemas"]["StaffContent"];
                };
            };
        };
    };
    readPageVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        items: components["schemas"]["ContentVersion"][];
                    };
                };
            };
        };
    };
    readPageVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["WholeVersion"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position";
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
                        items: {
                            id: string;
                            title: string;
                        }[];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "id" | "-id";
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
                        items: components["schemas"]["PaymentAccount"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PaymentAccount"];
                };
            };
        };
    };
    updatePaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientId?: string | null;
                    clientSecret?: (string | null) | {
                        [key: string]: unknown;
                    };
                    mode?: ("test" | "live") | null;
                    offered?: boolean;
                    publishableKey?: string | null;
                    secretKey?: (string | null) | {
                        [key: string]: unknown;
                    };
                    webhookId?: (string | null) | {
                        [key: string]: unknown;
                    };
                    webhookSecret?: (string | null) | {
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
                    "application/json": components["schemas"]["PaymentAccount"];
                };
            };
        };
    };
    testPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
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
                        items: components["schemas"]["LibraryPicture"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    alt?: string | {
                        [key: string]: string;
                    };
                    /** Format: byte */
                    file?: string;
                    focalPoint?: {
                        x: number;
                        y: number;
                    } | null;
                    name?: string;
                    /** Format: uri */
                    url?: string;
                };
                "multipart/form-data": {
                    /** @default  */
                    alt?: string | {
                        [key: string]: string;
                    };
                    /** Format: byte */
                    file?: string;
                    focalPoint?: {
                        x: number;
                        y: number;
                    } | null;
                    name?: string;
                    /** Format: uri */
                    url?: string;
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
                    "application/json": components["schemas"]["LibraryPicture"];
                };
            };
        };
    };
    readPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["LibraryPicture"];
                };
            };
        };
    };
    updatePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default {} */
                    alt?: {
                        [key: string]: string;
                    };
                    focalPoint?: {
                        x: number;
                        y: number;
                    } | null;
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
                    "application/json": components["schemas"]["LibraryPicture"];
                };
            };
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    replacePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: byte */
                    file?: string;
                    name?: string;
                    /** Format: uri */
                    url?: string;
                };
                "multipart/form-data": {
                    /** Format: byte */
                    file?: string;
                    name?: string;
                    /** Format: uri */
                    url?: string;
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
                    "application/json": components["schemas"]["LibraryPicture"];
                };
            };
        };
    };
    reportPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @default true */
                    open?: boolean;
                    resource: string;
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
                        others: {
                            name: string;
                        }[];
                    };
                };
            };
        };
    };
    createPreviewToken: {
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
                        /** Format: date-time */
                        expiresAt: string;
                        token: string;
                    };
                };
            };
        };
    };
    listProductFields: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position";
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
                        items: components["schemas"]["ProductField"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createProductField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    asFacet?: boolean;
                    /** @default [] */
                    choices?: {
                        texts: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        value?: string;
                    }[];
                    key?: string;
                    /** @enum {string} */
                    kind: "text" | "number" | "yesNo" | "choice" | "date";
                    /** @default false */
                    searchable?: boolean;
                    /** @default true */
                    showOnPage?: boolean;
                    texts: {
                        [key: string]: {
                            title?: string;
                        };
                    };
                    /** @default  */
                    unit?: string;
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
                    "application/json": components["schemas"]["ProductField"];
                };
            };
        };
    };
    readProductField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ProductField"];
                };
            };
        };
    };
    updateProductField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    asFacet?: boolean;
                    /** @default [] */
                    choices?: {
                        texts: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        value?: string;
                    }[];
                    key?: string;
                    /** @enum {string} */
                    kind: "text" | "number" | "yesNo" | "choice" | "date";
                    /** @default false */
                    searchable?: boolean;
                    /** @default true */
                    showOnPage?: boolean;
                    texts: {
                        [key: string]: {
                            title?: string;
                        };
                    };
                    /** @default  */
                    unit?: string;
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
                    "application/json": components["schemas"]["ProductField"];
                };
            };
        };
    };
    deleteProductField: {
        parameters: {
            query?: {
                /** @description The values that products have go too */
                values?: "delete";
            };
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    moveProductField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before?: string | null;
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
                    "application/json": components["schemas"]["ProductField"];
                };
            };
        };
    };
    readProductLists: {
        parameters: {
            query: {
                kind: "category" | "tag" | "collection" | "brand" | "specification";
                q?: string;
                slugs?: string;
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
                        items: components["schemas"]["ProductListChoice"][];
                    };
                };
            };
        };
    };
    readProductSetup: {
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
                        /** @description The others, in which a variant may have a price of its own */
                        currencies: string[];
                        /** @description The base currency, in which prices are kept */
                        currency: string;
                        /** @description Custom fields, in order */
                        fields: {
                            asFacet: boolean;
                            choices: {
                                texts: {
                                    [key: string]: {
                                        title?: string;
                                    };
                                };
                                value: string;
                            }[];
                            id: string;
                            key: string;
                            /** @enum {string} */
                            kind: "text" | "number" | "yesNo" | "choice" | "date" | (string & {});
                            position: number;
                            searchable: boolean;
                            showOnPage: boolean;
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        taxClasses: string[];
                        /** @description Templates of single products */
                        templates: string[];
                    };
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "onHand" | "-onHand";
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
                        items: components["schemas"]["StaffProductItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brand?: string;
                    categories?: string[];
                    collections?: string[];
                    fields?: {
                        [key: string]: string | number | boolean | null | {
                            [key: string]: string;
                        };
                    };
                    images?: {
                        alt?: string;
                        alts?: {
                            [key: string]: string;
                        };
                        id: string;
                    }[];
                    options?: {
                        choices: {
                            imageId?: string | null;
                            key?: string;
                            swatch?: string | null;
                            /** @default {} */
                            texts?: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                        }[];
                        key?: string;
                        /** @default {} */
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                    }[];
                    productType?: string;
                    publishAt?: string | null;
                    published?: boolean;
                    related?: string[];
                    showCart?: boolean;
                    showFavorite?: boolean;
                    showSlideImage?: boolean;
                    sizeGuide?: string | null;
                    slug?: string | "";
                    specifications?: {
                        /** @default  */
                        key?: string;
                        texts: {
                            [key: string]: {
                                title?: string;
                                value?: string;
                            };
                        };
                    }[];
                    tags?: string[];
                    taxClass?: string;
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
                    };
                    unpublishAt?: string | null;
                    variants: {
                        barcode?: string | null;
                        cost?: components["schemas"]["Price"] | null;
                        countryOfOrigin?: string | null;
                        dimensions?: {
                            height: number;
                            length: number;
                            width: number;
                        } | null;
                        hsCode?: string | null;
                        id?: string;
                        imageId?: string | null;
                        linePrice?: components["schemas"]["Price"] | null;
                        onHand?: number;
                        options?: {
                            [key: string]: string;
                        };
                        /** @enum {string} */
                        policy?: "deny" | "continue";
                        price?: components["schemas"]["Price"];
                        prices?: {
                            amount: number;
                            currency: string;
                            /** @default null */
                            linePrice?: number | null;
                        }[];
                        requiresShipping?: boolean;
                        sku?: string;
                        taxable?: boolean;
                        tracked?: boolean;
                        weightGrams?: number;
                    }[];
                    videos?: (string | {
                        id: string;
                    })[];
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
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brand?: string;
                    categories?: string[];
                    collections?: string[];
                    fields?: {
                        [key: string]: string | number | boolean | null | {
                            [key: string]: string;
                        };
                    };
                    images?: {
                        alt?: string;
                        alts?: {
                            [key: string]: string;
                        };
                        id: string;
                    }[];
                    options?: {
                        choices: {
                            imageId?: string | null;
                            key?: string;
                            swatch?: string | null;
                            /** @default {} */
                            texts?: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                        }[];
                        key?: string;
                        /** @default {} */
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                    }[];
                    productType?: string;
                    publishAt?: string | null;
                    published?: boolean;
                    related?: string[];
                    showCart?: boolean;
                    showFavorite?: boolean;
                    showSlideImage?: boolean;
                    sizeGuide?: string | null;
                    slug?: string | "";
                    specifications?: {
                        /** @default  */
                        key?: string;
                        texts: {
                            [key: string]: {
                                title?: string;
                                value?: string;
                            };
                        };
                    }[];
                    stockReason?: string;
                    tags?: string[];
                    taxClass?: string;
                    template?: string | null;
                    texts?: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
                    };
                    unpublishAt?: string | null;
                    variants?: {
                        barcode?: string | null;
                        cost?: components["schemas"]["Price"] | null;
                        countryOfOrigin?: string | null;
                        dimensions?: {
                            height: number;
                            length: number;
                            width: number;
                        } | null;
                        hsCode?: string | null;
                        id?: string;
                        imageId?: string | null;
                        linePrice?: components["schemas"]["Price"] | null;
                        onHand?: number;
                        options?: {
                            [key: string]: string;
                        };
                        /** @enum {string} */
                        policy?: "deny" | "continue";
                        price?: components["schemas"]["Price"];
                        prices?: {
                            amount: number;
                            currency: string;
                            /** @default null */
                            linePrice?: number | null;
                        }[];
                        requiresShipping?: boolean;
                        sku?: string;
                        taxable?: boolean;
                        tracked?: boolean;
                        weightGrams?: number;
                    }[];
                    videos?: (string | {
                        id: string;
                    })[];
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
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /** @description Where its address leads from now on */
                redirect?: string;
            };
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    duplicateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
        };
    };
    restoreProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
        };
    };
    changeProductsInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addCategories?: string[];
                    addTags?: string[];
                    filter?: {
                        archived?: boolean;
                        brand?: string;
                        category?: string;
                        collection?: string;
                        published?: boolean;
                        q?: string;
                        slugs?: string[];
                        /** @enum {string} */
                        stock?: "in" | "low" | "out";
                        tag?: string;
                    };
                    ids?: string[];
                    price?: {
                        amount?: {
                            amount: number;
                            currency: string;
                        };
                        percent?: number;
                        roundTo?: number;
                    };
                    removeCategories?: string[];
                    removeTags?: string[];
                    set?: {
                        archived?: boolean;
                        brand?: string;
                        published?: boolean;
                        taxClass?: string;
                        template?: string | null;
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
                        changed: number;
                        failed: {
                            id: string;
                            msg: string;
                        }[];
                    };
                };
            };
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "priority" | "-priority" | "startsAt" | "-startsAt" | "endsAt" | "-endsAt" | "usedCount" | "-usedCount" | "slug" | "-slug";
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
                        items: components["schemas"]["StaffPromotion"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    active?: boolean;
                    conditions: components["schemas"]["ConditionsInput"];
                    /** @default null */
                    endsAt?: string | null;
                    /** @default false */
                    exclusive?: boolean;
                    /** @default true */
                    listed?: boolean;
                    /** @default null */
                    perCustomerLimit?: number | null;
                    /** @default 100 */
                    priority?: number;
                    rule: {
                        basisPoints: number;
                        /** @enum {string} */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @enum {string} */
                        kind: "fixedAmount";
                    } | {
                        /** @enum {string} */
                        kind: "fixedPrice";
                        price: components["schemas"]["PromotionAmount"][];
                    } | {
                        basisPoints: number;
                        buy: number;
                        get: number;
                        /** @default null */
                        gets?: components["schemas"]["TargetsInput"] | null;
                        /** @enum {string} */
                        kind: "buyXGetY";
                        /** @default null */
                        mostTimes?: number | null;
                    } | {
                        /** @enum {string} */
                        kind: "tiersBySpend";
                        steps: {
                            from: components["schemas"]["PromotionAmount"][];
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "tiersByQuantity";
                        steps: {
                            from: number;
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "bundle";
                        /** @default null */
                        mostTimes?: number | null;
                        parts: {
                            quantity: number;
                            targets: components["schemas"]["TargetsInput"];
                        }[];
                        takes: {
                            basisPoints: number;
                            /** @enum {string} */
                            kind: "percentage";
                        } | {
                            amount: components["schemas"]["PromotionAmount"][];
                            /** @enum {string} */
                            kind: "fixedAmount";
                        } | {
                            /** @enum {string} */
                            kind: "fixedPrice";
                            price: components["schemas"]["PromotionAmount"][];
                        };
                    } | {
                        /** @enum {string} */
                        kind: "freeShipping";
                        /** @default [] */
                        methods?: string[];
                    };
                    slug: string;
                    /** @default null */
                    startsAt?: string | null;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            description?: string;
                            slug?: string;
                            title: string;
                        };
                    };
                    /** @default null */
                    totalLimit?: number | null;
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
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
        };
    };
    readPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
        };
    };
    updatePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    active?: boolean;
                    conditions: components["schemas"]["ConditionsInput"];
                    /** @default null */
                    endsAt?: string | null;
                    /** @default false */
                    exclusive?: boolean;
                    /** @default true */
                    listed?: boolean;
                    /** @default null */
                    perCustomerLimit?: number | null;
                    /** @default 100 */
                    priority?: number;
                    rule: {
                        basisPoints: number;
                        /** @enum {string} */
                        kind: "percentage";
                    } | {
                        amount: components["schemas"]["PromotionAmount"][];
                        /** @enum {string} */
                        kind: "fixedAmount";
                    } | {
                        /** @enum {string} */
                        kind: "fixedPrice";
                        price: components["schemas"]["PromotionAmount"][];
                    } | {
                        basisPoints: number;
                        buy: number;
                        get: number;
                        /** @default null */
                        gets?: components["schemas"]["TargetsInput"] | null;
                        /** @enum {string} */
                        kind: "buyXGetY";
                        /** @default null */
                        mostTimes?: number | null;
                    } | {
                        /** @enum {string} */
                        kind: "tiersBySpend";
                        steps: {
                            from: components["schemas"]["PromotionAmount"][];
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "tiersByQuantity";
                        steps: {
                            from: number;
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            };
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "bundle";
                        /** @default null */
                        mostTimes?: number | null;
                        parts: {
                            quantity: number;
                            targets: components["schemas"]["TargetsInput"];
                        }[];
                        takes: {
                            basisPoints: number;
                            /** @enum {string} */
                            kind: "percentage";
                        } | {
                            amount: components["schemas"]["PromotionAmount"][];
                            /** @enum {string} */
                            kind: "fixedAmount";
                        } | {
                            /** @enum {string} */
                            kind: "fixedPrice";
                            price: components["schemas"]["PromotionAmount"][];
                        };
                    } | {
                        /** @enum {string} */
                        kind: "freeShipping";
                        /** @default [] */
                        methods?: string[];
                    };
                    slug: string;
                    /** @default null */
                    startsAt?: string | null;
                    texts: {
                        [key: string]: {
                            /** @default  */
                            description?: string;
                            slug?: string;
                            title: string;
                        };
                    };
                    /** @default null */
                    totalLimit?: number | null;
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
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
        };
    };
    deletePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        ended: boolean;
                    };
                };
            };
        };
    };
    listPromotionCodes: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Codes"];
                };
            };
        };
    };
    createPromotionCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    count: number;
                    /** @default  */
                    prefix?: string;
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
                        codes: string[];
                        made: number;
                    };
                };
            };
        };
    };
    readPromotionCodesCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    duplicatePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffPromotion"];
                };
            };
        };
    };
    readPromotionResults: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PromotionResults"];
                };
            };
        };
    };
    testPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    at?: string;
                    coupon?: string;
                    currency: string;
                    lines: {
                        quantity: number;
                        sku: string;
                    }[];
                    promotion?: string | {
                        /** @default true */
                        active?: boolean;
                        /** @default false */
                        claimRequired?: boolean;
                        code?: string;
                        conditions?: components["schemas"]["ConditionsInput"];
                        /** @default null */
                        endsAt?: string | null;
                        /** @default false */
                        exclusive?: boolean;
                        id?: string;
                        /** @default true */
                        listed?: boolean;
                        /** @default null */
                        perCustomerLimit?: number | null;
                        /** @default 100 */
                        priority?: number;
                        rule: {
                            basisPoints: number;
                            /** @enum {string} */
                            kind: "percentage";
                        } | {
                            amount: components["schemas"]["PromotionAmount"][];
                            /** @enum {string} */
                            kind: "fixedAmount";
                        } | {
                            /** @enum {string} */
                            kind: "fixedPrice";
                            price: components["schemas"]["PromotionAmount"][];
                        } | {
                            basisPoints: number;
                            buy: number;
                            get: number;
                            /** @default null */
                            gets?: components["schemas"]["TargetsInput"] | null;
                            /** @enum {string} */
                            kind: "buyXGetY";
                            /** @default null */
                            mostTimes?: number | null;
                        } | {
                            /** @enum {string} */
                            kind: "tiersBySpend";
                            steps: {
                                from: components["schemas"]["PromotionAmount"][];
                                takes: {
                                    basisPoints: number;
                                    /** @enum {string} */
                                    kind: "percentage";
                                } | {
                                    amount: components["schemas"]["PromotionAmount"][];
                                    /** @enum {string} */
                                    kind: "fixedAmount";
                                };
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "tiersByQuantity";
                            steps: {
                                from: number;
                                takes: {
                                    basisPoints: number;
                                    /** @enum {string} */
                                    kind: "percentage";
                                } | {
                                    amount: components["schemas"]["PromotionAmount"][];
                                    /** @enum {string} */
                                    kind: "fixedAmount";
                                };
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "bundle";
                            /** @default null */
                            mostTimes?: number | null;
                            parts: {
                                quantity: number;
                                targets: components["schemas"]["TargetsInput"];
                            }[];
                            takes: {
                                basisPoints: number;
                                /** @enum {string} */
                                kind: "percentage";
                            } | {
                                amount: components["schemas"]["PromotionAmount"][];
                                /** @enum {string} */
                                kind: "fixedAmount";
                            } | {
                                /** @enum {string} */
                                kind: "fixedPrice";
                                price: components["schemas"]["PromotionAmount"][];
                            };
                        } | {
                            /** @enum {string} */
                            kind: "freeShipping";
                            /** @default [] */
                            methods?: string[];
                        };
                        slug?: string;
                        /** @default null */
                        startsAt?: string | null;
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        /** @default null */
                        totalLimit?: number | null;
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
                    "application/json": components["schemas"]["Tried"];
                };
            };
        };
    };
    listPublishableKeys: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "title" | "-title";
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
                        items: components["schemas"]["PublishableKey"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createPublishableKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The app, as logs and this list name it */
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
                    "application/json": components["schemas"]["PublishableKey"];
                };
            };
        };
    };
    readPublishableKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PublishableKey"];
                };
            };
        };
    };
    updatePublishableKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The app, as logs and this list name it */
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
                    "application/json": components["schemas"]["PublishableKey"];
                };
            };
        };
    };
    deletePublishableKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "author" | "-author";
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
                        items: components["schemas"]["StaffPost"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    approveQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    refuseQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
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
                    "application/json": components["schemas"]["StaffPost"];
                };
            };
        };
    };
    listRedirects: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "from" | "-from" | "to" | "-to" | "updatedAt" | "-updatedAt" | "hits" | "-hits";
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
                        items: components["schemas"]["StaffRedirect"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: string;
                    to: string;
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
                    "application/json": components["schemas"]["StaffRedirect"];
                };
            };
        };
    };
    readRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffRedirect"];
                };
            };
        };
    };
    updateRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: string;
                    to: string;
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
                    "application/json": components["schemas"]["StaffRedirect"];
                };
            };
        };
    };
    deleteRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    readCustomersReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of customers over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            email: string;
                            firstOrderAt: string | null;
                            id: string;
                            lastOrderAt: string | null;
                            name: string;
                            orders: number | null;
                            sales: components["schemas"]["Money"];
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            email?: string;
                            firstOrderAt?: string | null;
                            lastOrderAt?: string | null;
                            name?: string;
                            orders?: number | null;
                            sales?: components["schemas"]["Money"];
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readCustomersReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of customers as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readFunnelReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
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
                    "application/json": components["schemas"]["Funnel"];
                };
            };
        };
    };
    readOverviewReport: {
        parameters: {
            query?: {
                compare?: "0" | "1" | "true" | "previous" | "false" | "";
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
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
                    "application/json": components["schemas"]["ReportsOverview"];
                };
            };
        };
    };
    readPaymentsReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of payments over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            id: string;
                            net: components["schemas"]["Money"];
                            orders: number | null;
                            received: components["schemas"]["Money"];
                            refunds: components["schemas"]["Money"];
                            title: string;
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            net?: components["schemas"]["Money"];
                            orders?: number | null;
                            received?: components["schemas"]["Money"];
                            refunds?: components["schemas"]["Money"];
                            title?: string;
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readPaymentsReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of payments as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readProductsReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of products over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            id: string;
                            orders: number | null;
                            quantity: number | null;
                            returned: number | null;
                            sales: components["schemas"]["Money"];
                            title: string;
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            orders?: number | null;
                            quantity?: number | null;
                            returned?: number | null;
                            sales?: components["schemas"]["Money"];
                            title?: string;
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readProductsReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of products as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readPromotionsReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of promotions over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            code: string;
                            discount: components["schemas"]["Money"];
                            id: string;
                            orders: number | null;
                            sales: components["schemas"]["Money"];
                            title: string;
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            code?: string;
                            discount?: components["schemas"]["Money"];
                            orders?: number | null;
                            sales?: components["schemas"]["Money"];
                            title?: string;
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readPromotionsReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of promotions as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readSalesReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of sales over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            balance: components["schemas"]["Money"];
                            credits: components["schemas"]["Money"];
                            date: string;
                            discounts: components["schemas"]["Money"];
                            gross: components["schemas"]["Money"];
                            id: string;
                            net: components["schemas"]["Money"];
                            orders: number | null;
                            refunds: components["schemas"]["Money"];
                            sales: components["schemas"]["Money"];
                            shipping: components["schemas"]["Money"];
                            subtotal: components["schemas"]["Money"];
                            tax: components["schemas"]["Money"];
                            totalRefunds: components["schemas"]["Money"];
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            balance?: components["schemas"]["Money"];
                            credits?: components["schemas"]["Money"];
                            date?: string;
                            discounts?: components["schemas"]["Money"];
                            gross?: components["schemas"]["Money"];
                            net?: components["schemas"]["Money"];
                            orders?: number | null;
                            refunds?: components["schemas"]["Money"];
                            sales?: components["schemas"]["Money"];
                            shipping?: components["schemas"]["Money"];
                            subtotal?: components["schemas"]["Money"];
                            tax?: components["schemas"]["Money"];
                            totalRefunds?: components["schemas"]["Money"];
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readSalesReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of sales as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readSetupReport: {
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
                        steps: {
                            done: boolean;
                            /** @enum {string} */
                            step: "product" | "shipping" | "tax" | "payment" | "legal" | "theme" | "domain" | "testOrder" | (string & {});
                        }[];
                    };
                };
            };
        };
    };
    readStockReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of stock over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            available: number | null;
                            daysLeft: number | null;
                            id: string;
                            onHand: number | null;
                            reserved: number | null;
                            sku: string;
                            sold: number | null;
                            title: string;
                            value: components["schemas"]["Money"];
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            available?: number | null;
                            daysLeft?: number | null;
                            onHand?: number | null;
                            reserved?: number | null;
                            sku?: string;
                            sold?: number | null;
                            title?: string;
                            value?: components["schemas"]["Money"];
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readStockReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of stock as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readTaxesReport: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                format?: "json" | "csv";
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of taxes over a period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        from: string;
                        rows: {
                            base: components["schemas"]["Money"];
                            country: string;
                            id: string;
                            orders: number | null;
                            rate: number | null;
                            tax: components["schemas"]["Money"];
                            title: string;
                        }[];
                        timeZone: string;
                        to: string;
                        total: number;
                        totals: {
                            base?: components["schemas"]["Money"];
                            country?: string;
                            orders?: number | null;
                            rate?: number | null;
                            tax?: components["schemas"]["Money"];
                            title?: string;
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    readTaxesReportCsv: {
        parameters: {
            query?: {
                currency?: string;
                days?: string;
                from?: string;
                timeZone?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report of taxes as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readWaitingReport: {
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
                    "application/json": components["schemas"]["Waiting"];
                };
            };
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "appliedAt" | "-appliedAt" | "updatedAt" | "-updatedAt" | "returnNo" | "-returnNo" | "refundAmount" | "-refundAmount";
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
                        items: components["schemas"]["StaffReturn"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    approveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                    refundAmount?: ({
                        amount: number;
                        currency: string;
                    } | number) | null;
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    exchangeReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expressName: string;
                    expressNumber: string;
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    receiveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    restock?: boolean;
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    refundReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    refuseReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: string;
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    rejectReturnGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: string;
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
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "rating" | "-rating" | "helpful" | "-helpful";
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
                        items: components["schemas"]["StaffReview"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffReview"];
                };
            };
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": components["schemas"]["StaffReview"];
                };
            };
        };
    };
    approveReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffReview"];
                };
            };
        };
    };
    refuseReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
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
                    "application/json": components["schemas"]["StaffReview"];
                };
            };
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "title" | "-title";
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
                        items: components["schemas"]["SavedView"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter: {
                        [key: string]: unknown;
                    };
                    resource: string;
                    /** @default false */
                    shared?: boolean;
                    /** @default  */
                    sort?: string;
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
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    readSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter: {
                        [key: string]: unknown;
                    };
                    resource: string;
                    /** @default false */
                    shared?: boolean;
                    /** @default  */
                    sort?: string;
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
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    readSearch: {
        parameters: {
            query: {
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
                    "application/json": components["schemas"]["StaffSearch"];
                };
            };
        };
    };
    listSearches: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "searches" | "-searches" | "lastDay" | "-lastDay";
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
                        items: components["schemas"]["LoggedSearch"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readSections: {
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
                        items: components["schemas"]["SectionCard"][];
                    };
                };
            };
        };
    };
    readAccountsSettings: {
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
                    "application/json": components["schemas"]["Accounts"];
                };
            };
        };
    };
    updateAccountsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accounts"];
                };
            };
        };
    };
    readApiSettings: {
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
                        /** @default [] */
                        origins: string[];
                    };
                };
            };
        };
    };
    updateApiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    origins?: string[];
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
                        /** @default [] */
                        origins: string[];
                    };
                };
            };
        };
    };
    readCurrenciesSettings: {
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
                    "application/json": components["schemas"]["StaffCurrencySettings"];
                };
            };
        };
    };
    updateCurrenciesSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    roundTo?: number | null;
                    /**
                     * @default manual
                     * @enum {string}
                     */
                    source?: "manual" | "ecb";
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
                    "application/json": components["schemas"]["StaffCurrencySettings"];
                };
            };
        };
    };
    readLanguagesSettings: {
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
                    "application/json": components["schemas"]["Languages"];
                };
            };
        };
    };
    updateLanguagesSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguagesInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Languages"];
                };
            };
        };
    };
    readMailsSettings: {
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
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
        };
    };
    updateMailsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSettingsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
        };
    };
    readMaintenanceSettings: {
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
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
        };
    };
    updateMaintenanceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
        };
    };
    readPaymentsSettings: {
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
                        bankTransfer: {
                            /** @default  */
                            accountHolder: string;
                            /** @default  */
                            bankName: string;
                            /** @default  */
                            bic: string;
                            /** @default  */
                            iban: string;
                        };
                        cashOnDelivery: {
                            /** @default [] */
                            countries: string[];
                            /** @default true */
                            offered: boolean;
                        };
                    };
                };
            };
        };
    };
    updatePaymentsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default {} */
                    bankTransfer?: {
                        /** @default  */
                        accountHolder?: string;
                        /** @default  */
                        bankName?: string;
                        /** @default  */
                        bic?: string;
                        /** @default  */
                        iban?: string;
                    };
                    /** @default {} */
                    cashOnDelivery?: {
                        /** @default [] */
                        countries?: string[];
                        /** @default true */
                        offered?: boolean;
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
                        bankTransfer: {
                            /** @default  */
                            accountHolder: string;
                            /** @default  */
                            bankName: string;
                            /** @default  */
                            bic: string;
                            /** @default  */
                            iban: string;
                        };
                        cashOnDelivery: {
                            /** @default [] */
                            countries: string[];
                            /** @default true */
                            offered: boolean;
                        };
                    };
                };
            };
        };
    };
    readPrivacySettings: {
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
                    "application/json": components["schemas"]["Privacy"];
                };
            };
        };
    };
    updatePrivacySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
        };
    };
    readRecoverySettings: {
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
                        /** @default 4 */
                        delayHours: number;
                        /** @default false */
                        enabled: boolean;
                    };
                };
            };
        };
    };
    updateRecoverySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 4 */
                    delayHours?: number;
                    /** @default false */
                    enabled?: boolean;
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
                        /** @default 4 */
                        delayHours: number;
                        /** @default false */
                        enabled: boolean;
                    };
                };
            };
        };
    };
    readReturnsSettings: {
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
                    "application/json": components["schemas"]["Returns"];
                };
            };
        };
    };
    updateReturnsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Returns"];
                };
            };
        };
    };
    readReviewsSettings: {
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
                        /** @default false */
                        autoApproveVerified: boolean;
                    };
                };
            };
        };
    };
    updateReviewsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    autoApproveVerified?: boolean;
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
                        /** @default false */
                        autoApproveVerified: boolean;
                    };
                };
            };
        };
    };
    readRoutesSettings: {
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
                    "application/json": components["schemas"]["StaffRoutes"];
                };
            };
        };
    };
    updateRoutesSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoutesInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRoutes"];
                };
            };
        };
    };
    readSearchSettings: {
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
                    "application/json": components["schemas"]["SearchSettings"];
                };
            };
        };
    };
    updateSearchSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchSettingsInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSettings"];
                };
            };
        };
    };
    readShopSettings: {
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
                    "application/json": components["schemas"]["Shop"];
                };
            };
        };
    };
    updateShopSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
        };
    };
    readStaffSettings: {
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
                        secondFactorRequired: boolean;
                    };
                };
            };
        };
    };
    updateStaffSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secondFactorRequired: boolean;
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
                        secondFactorRequired: boolean;
                    };
                };
            };
        };
    };
    readThemeSettings: {
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
                        /** @default default */
                        base: string;
                        /** @default {} */
                        changes: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    updateThemeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default default */
                    base?: string;
                    /** @default {} */
                    changes?: {
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
                    "application/json": {
                        /** @default default */
                        base: string;
                        /** @default {} */
                        changes: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    readVisitorsSettings: {
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
                        /** @default 90 */
                        keepDays: number;
                    };
                };
            };
        };
    };
    updateVisitorsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 90 */
                    keepDays?: number;
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
                        /** @default 90 */
                        keepDays: number;
                    };
                };
            };
        };
    };
    readSetup: {
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
                        needed: boolean;
                    };
                };
            };
        };
    };
    createSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the terminal printed it */
                    code: string;
                    owner: {
                        /** Format: email */
                        email: string;
                        name?: string;
                        password: string;
                    };
                    shop: {
                        country: string;
                        /** @description ISO 4217; prices are kept in it */
                        currency: string;
                        /** @description In which languages the shop is read; English is always one */
                        languages: ("en" | "zh" | "zh-HK")[];
                        name: string;
                    };
                    /**
                     * @default empty
                     * @enum {string}
                     */
                    start?: "empty" | "demo" | "import";
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
                        /** @description They have a password that somebody else made up */
                        mustChangePassword: boolean;
                        /** @description One is required; other requests are rejected until there is one */
                        mustSetUpSecondFactor: boolean;
                        token: string;
                    };
                };
            };
        };
    };
    listShippingMethods: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "zone" | "-zone" | "position" | "-position" | "code" | "-code";
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
                        items: components["schemas"]["Method"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** @default null */
                    freeAboveAmount?: number | null;
                    /** @default null */
                    leastDays?: number | null;
                    /** @default null */
                    mostDays?: number | null;
                    /** @default null */
                    pickup?: {
                        address: string;
                        /** @default  */
                        area?: string;
                        city: string;
                        country: string;
                        /** @default {} */
                        hours?: {
                            [key: string]: {
                                text: string;
                            };
                        };
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    } | null;
                    /** @default 0 */
                    position?: number;
                    /** @default true */
                    published?: boolean;
                    rule: {
                        amount: number;
                        /** @enum {string} */
                        kind: "flat";
                    } | {
                        /** @enum {string} */
                        kind: "weight";
                        steps: {
                            amount: number;
                            upToGrams: number;
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "subtotal";
                        steps: {
                            amount: number;
                            from: number;
                        }[];
                    };
                    texts: {
                        [key: string]: {
                            title: string;
                        };
                    };
                    zoneId: string;
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
                    "application/json": components["schemas"]["Method"];
                };
            };
        };
    };
    readShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Method"];
                };
            };
        };
    };
    updateShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** @default null */
                    freeAboveAmount?: number | null;
                    /** @default null */
                    leastDays?: number | null;
                    /** @default null */
                    mostDays?: number | null;
                    /** @default null */
                    pickup?: {
                        address: string;
                        /** @default  */
                        area?: string;
                        city: string;
                        country: string;
                        /** @default {} */
                        hours?: {
                            [key: string]: {
                                text: string;
                            };
                        };
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        province?: string;
                    } | null;
                    /** @default 0 */
                    position?: number;
                    /** @default true */
                    published?: boolean;
                    rule: {
                        amount: number;
                        /** @enum {string} */
                        kind: "flat";
                    } | {
                        /** @enum {string} */
                        kind: "weight";
                        steps: {
                            amount: number;
                            upToGrams: number;
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "subtotal";
                        steps: {
                            amount: number;
                            from: number;
                        }[];
                    };
                    texts: {
                        [key: string]: {
                            title: string;
                        };
                    };
                    zoneId: string;
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
                    "application/json": components["schemas"]["Method"];
                };
            };
        };
    };
    deleteShippingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listShippingZones: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "code" | "-code";
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
                        items: components["schemas"]["Zone"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createShippingZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** @default [] */
                    countries?: string[];
                    /** @default 0 */
                    position?: number;
                    postalRanges?: {
                        country: string;
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    regions?: string[];
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
                    "application/json": components["schemas"]["Zone"];
                };
            };
        };
    };
    readShippingZone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Zone"];
                };
            };
        };
    };
    updateShippingZone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    /** @default [] */
                    countries?: string[];
                    /** @default 0 */
                    position?: number;
                    postalRanges?: {
                        country: string;
                        from: string;
                        to: string;
                    }[];
                    /** @default [] */
                    regions?: string[];
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
                    "application/json": components["schemas"]["Zone"];
                };
            };
        };
    };
    deleteShippingZone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    testShippingZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                    currency: string;
                    /** @description The part of ISO 3166-2 after the hyphen */
                    division?: string;
                    postcode?: string;
                    total: number;
                    weightGrams: number;
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
                        methods: {
                            fee: components["schemas"]["Money"];
                            id: string;
                            pickup: boolean;
                            title: string;
                        }[];
                        others: {
                            id: string;
                            /** @description Grams for `tooHeavy`, minor units for `totalTooLow` */
                            limit: number | null;
                            /** @enum {string} */
                            reason: "otherZone" | "otherCountry" | "tooHeavy" | "totalTooLow" | (string & {});
                            title: string;
                            zone: string;
                        }[];
                        /** @description The code of the zone that the place lies in */
                        zone: string | null;
                    };
                };
            };
        };
    };
    listSizeGuides: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "title" | "-title" | "createdAt" | "-createdAt";
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
                        items: components["schemas"]["SizeGuideItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createSizeGuide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    categories?: string[];
                    columns: {
                        /** @default {} */
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        /** @default  */
                        unit?: string;
                    }[];
                    products?: string[];
                    rows: {
                        cells: (string | number | {
                            [key: string]: string;
                        })[];
                        /** @default {} */
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        /** @default  */
                        unit?: string;
                    }[];
                    texts: {
                        [key: string]: {
                            note?: string;
                            title?: string;
                        };
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
                        categories: string[];
                        columns: {
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        id: string;
                        /** @description The same products with their titles and pictures */
                        items: components["schemas"]["PickedProduct"][];
                        products: string[];
                        rows: {
                            cells: (string | {
                                [key: string]: string;
                            })[];
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        texts: {
                            [key: string]: {
                                note?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
        };
    };
    readSizeGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        categories: string[];
                        columns: {
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        id: string;
                        /** @description The same products with their titles and pictures */
                        items: components["schemas"]["PickedProduct"][];
                        products: string[];
                        rows: {
                            cells: (string | {
                                [key: string]: string;
                            })[];
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        texts: {
                            [key: string]: {
                                note?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
        };
    };
    updateSizeGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    categories?: string[];
                    columns: {
                        /** @default {} */
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        /** @default  */
                        unit?: string;
                    }[];
                    products?: string[];
                    rows: {
                        cells: (string | number | {
                            [key: string]: string;
                        })[];
                        /** @default {} */
                        texts?: {
                            [key: string]: {
                                title?: string;
                            };
                        };
                        /** @default  */
                        unit?: string;
                    }[];
                    texts: {
                        [key: string]: {
                            note?: string;
                            title?: string;
                        };
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
                        categories: string[];
                        columns: {
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        id: string;
                        /** @description The same products with their titles and pictures */
                        items: components["schemas"]["PickedProduct"][];
                        products: string[];
                        rows: {
                            cells: (string | {
                                [key: string]: string;
                            })[];
                            texts: {
                                [key: string]: {
                                    title?: string;
                                };
                            };
                            unit: string;
                        }[];
                        texts: {
                            [key: string]: {
                                note?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
        };
    };
    deleteSizeGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "name" | "-name" | "email" | "-email" | "role" | "-role" | "createdAt" | "-createdAt";
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
                        items: components["schemas"]["Staff"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    name: string;
                    password?: string;
                    /** @default null */
                    rights?: {
                        [key: string]: "read" | "write";
                    } | null;
                    /** @enum {string} */
                    role: "owner" | "manager" | "merchandiser" | "support" | "editor";
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
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    readStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    disabled: boolean;
                    name: string;
                    password?: string;
                    /** @default null */
                    rights?: {
                        [key: string]: "read" | "write";
                    } | null;
                    /** @enum {string} */
                    role: "owner" | "manager" | "merchandiser" | "support" | "editor";
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
                    "application/json": components["schemas"]["Staff"];
                };
            };
        };
    };
    mailStaffLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    removeStaffFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "sku" | "-sku" | "title" | "-title" | "onHand" | "-onHand" | "reserved" | "-reserved" | "available" | "-available";
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
                        items: components["schemas"]["StaffStock"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "at" | "-at";
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
                        items: components["schemas"]["Movement"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffStock"];
                };
            };
        };
    };
    adjustStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change?: number;
                    /** @default  */
                    note?: string;
                    onHand?: number;
                    /** @enum {string} */
                    reason: "received" | "counted" | "found" | "damaged" | "lost" | "returned" | "ownUse" | "correction" | "other";
                    seenOnHand?: number;
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
                    "application/json": components["schemas"]["StaffStock"];
                };
            };
        };
    };
    adjustStocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        change?: number;
                        onHand?: number;
                        seenOnHand?: number;
                        sku: string;
                    }[];
                    /** @default  */
                    note?: string;
                    /** @enum {string} */
                    reason: "received" | "counted" | "found" | "damaged" | "lost" | "returned" | "ownUse" | "correction" | "other";
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
                        items: components["schemas"]["StaffStock"][];
                    };
                };
            };
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "email" | "-email";
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
                        items: components["schemas"]["Subscriber"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    exportSubscribers: {
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
                        csv: string;
                        fileName: string;
                    };
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "position" | "-position" | "title" | "-title" | "slug" | "-slug" | "productCount" | "-productCount";
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
                        items: components["schemas"]["StaffTag"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    slug?: string | "";
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffTag"];
                };
            };
        };
    };
    readTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffTag"];
                };
            };
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image?: (string | {
                        id: string;
                    }) | null;
                    slug?: string | "";
                    template?: string | null;
                    texts: {
                        [key: string]: {
                            description?: string;
                            seoDescription?: string;
                            seoTitle?: string;
                            slug?: string | "";
                            summary?: string;
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffTag"];
                };
            };
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listTaxRates: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "country" | "-country" | "taxClass" | "-taxClass" | "basisPoints" | "-basisPoints";
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
                        items: components["schemas"]["TaxRate"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basisPoints: number;
                    country: string;
                    postalFrom?: string | null;
                    postalTo?: string | null;
                    /** @default null */
                    region?: string | null;
                    taxClass: string;
                    texts: {
                        [key: string]: {
                            title: string;
                        };
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
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
        };
    };
    readTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
        };
    };
    updateTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basisPoints: number;
                    country: string;
                    postalFrom?: string | null;
                    postalTo?: string | null;
                    /** @default null */
                    region?: string | null;
                    taxClass: string;
                    texts: {
                        [key: string]: {
                            title: string;
                        };
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
                    "application/json": components["schemas"]["TaxRate"];
                };
            };
        };
    };
    deleteTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "id" | "-id" | "updatedAt" | "-updatedAt";
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
                        items: components["schemas"]["TemplateItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    like?: string;
                    name: string;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    readTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    draft: {
                        /** @default false */
                        noReload?: boolean;
                        sections: {
                            section: string;
                            /** @default {} */
                            settings?: {
                                [key: string]: unknown;
                            };
                        }[];
                    } | null;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    discardTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    } | null;
                };
            };
        };
    };
    publishTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    renderTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default / */
                    path?: string;
                    sections: {
                        section: string;
                        /** @default {} */
                        settings?: {
                            [key: string]: unknown;
                        };
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
                    "application/json": components["schemas"]["DraftMarkup"];
                };
            };
        };
    };
    restoreTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    scheduleTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    at: string | null;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    withdrawTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        author: string;
                        /** @description The template of the shop whose pages it is for */
                        base: string;
                        draft: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            /** @description When it is published by itself */
                            publishAt: string | null;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        hasDraft: boolean;
                        /** @description Published earlier, the latest first */
                        history: {
                            author: string;
                            /** @description Against the version before it that is still stored */
                            changes: {
                                /** @enum {string} */
                                kind: "added" | "changed" | "moved" | "removed" | (string & {});
                                section: string;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        id: string;
                        published: {
                            author: string;
                            /** Format: date-time */
                            createdAt: string;
                            faults: components["schemas"]["TemplateError"][];
                            id: string;
                            noReload: boolean;
                            /** @description Counts up within the template */
                            number: number;
                            publishedAt: string | null;
                            sectionCount: number;
                            sections: {
                                section: string;
                                /** @default {} */
                                settings: {
                                    [key: string]: unknown;
                                };
                            }[];
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        state: "published" | "system" | "none" | (string & {});
                        system: {
                            section: string;
                            /** @default {} */
                            settings: {
                                [key: string]: unknown;
                            };
                        }[] | null;
                        updatedAt: string | null;
                    };
                };
            };
        };
    };
    readThemes: {
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
                        items: {
                            id: string;
                            theme: components["schemas"]["Theme"];
                        }[];
                    };
                };
            };
        };
    };
    listTranslations: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                kind?: "product" | "category" | "collection" | "tag" | "brand" | "page" | "article";
                missing?: "zh" | "zh-TW" | "zh-HK" | "de" | "es" | "fr" | "id" | "it" | "ja" | "ko" | "pt" | "th" | "fil" | "vi";
                page?: string;
                q?: string;
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
                        items: components["schemas"]["TranslationItem"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "product" | "category" | "collection" | "tag" | "brand" | "page" | "article";
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
                    "application/json": components["schemas"]["Translation"];
                };
            };
        };
    };
    updateTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "product" | "category" | "collection" | "tag" | "brand" | "page" | "article";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texts: {
                        [key: string]: {
                            [key: string]: string;
                        };
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
                    "application/json": components["schemas"]["Translation"];
                };
            };
        };
    };
    readTranslationsMissing: {
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
                        items: {
                            /** @enum {string} */
                            kind: "product" | "category" | "collection" | "tag" | "brand" | "page" | "article" | (string & {});
                            missing: {
                                [key: string]: number;
                            };
                            total: number;
                        }[];
                        languages: string[];
                    };
                };
            };
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
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
                        items: components["schemas"]["StaffVideo"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: byte */
                    file: string;
                    /** @default  */
                    name?: string;
                    poster?: (string | {
                        id: string;
                    }) | null;
                    /** Format: byte */
                    posterFile?: string;
                    /** @default {} */
                    texts?: {
                        [key: string]: {
                            title?: string;
                        };
                    };
                };
                "multipart/form-data": {
                    /** Format: byte */
                    file: string;
                    /** @default  */
                    name?: string;
                    poster?: (string | {
                        id: string;
                    }) | null;
                    /** Format: byte */
                    posterFile?: string;
                    /** @default {} */
                    texts?: {
                        [key: string]: {
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffVideo"];
                };
            };
        };
    };
    readVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["StaffVideo"];
                };
            };
        };
    };
    updateVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    poster?: (string | {
                        id: string;
                    }) | null;
                    texts?: {
                        [key: string]: {
                            title?: string;
                        };
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
                    "application/json": components["schemas"]["StaffVideo"];
                };
            };
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                        id: string;
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "at" | "-at";
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
                        items: components["schemas"]["Delivery"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description JSON, as `contentSchema` says. */
                filter?: string;
                page?: string;
                size?: string;
                sort?: "createdAt" | "-createdAt" | "title" | "-title";
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
                        items: components["schemas"]["Endpoint"][];
                        page: number;
                        size: number;
                        total: number;
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired")[];
                    /** @default true */
                    isOn?: boolean;
                    title: string;
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
                    "application/json": components["schemas"]["NewEndpoint"];
                };
            };
        };
    };
    readWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: ("order.placed" | "order.paid" | "order.cancellationRequested" | "order.cancelled" | "order.shipped" | "order.delivered" | "order.completed" | "order.refunded" | "order.edited" | "return.applied" | "return.approved" | "return.refused" | "return.cancelled" | "return.sent" | "return.received" | "return.rejected" | "return.exchangeSent" | "return.refunded" | "return.expired")[];
                    /** @default true */
                    isOn?: boolean;
                    title: string;
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
                    "application/json": components["schemas"]["Endpoint"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    since: string;
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
                        count: number;
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewEndpoint"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
}

/** Writes that honour `Idempotency-Key`. */
export const idempotentOperations: ReadonlySet<string> = new Set([
  'DELETE /api-keys/{id}',
  'DELETE /apps/{id}',
  'DELETE /article-categories/{id}',
  'DELETE /article-tags/{id}',
  'DELETE /articles/{id}',
  'DELETE /brands/{id}',
  'DELETE /categories/{id}',
  'DELETE /collections/{id}',
  'DELETE /coupons/{id}',
  'DELETE /currencies/{id}',
  'DELETE /customer-groups/{id}',
  'DELETE /draft-orders/{id}',
  'DELETE /entries/{id}',
  'DELETE /missing-addresses/{id}',
  'DELETE /newsletter-issues/{id}',
  'DELETE /pages/{id}',
  'DELETE /pictures/{id}',
  'DELETE /product-fields/{id}',
  'DELETE /products/{id}',
  'DELETE /promotions/{id}',
  'DELETE /publishable-keys/{id}',
  'DELETE /redirects/{id}',
  'DELETE /saved-views/{id}',
  'DELETE /shipping-methods/{id}',
  'DELETE /shipping-zones/{id}',
  'DELETE /size-guides/{id}',
  'DELETE /tags/{id}',
  'DELETE /tax-rates/{id}',
  'DELETE /videos/{id}',
  'DELETE /webhooks/{id}',
  'POST /abandoned-checkouts/{id}/mail',
  'POST /api-keys',
  'POST /apps',
  'POST /article-categories',
  'POST /article-tags',
  'POST /articles',
  'POST /articles/{id}/discard',
  'POST /articles/{id}/draft',
  'POST /articles/{id}/publish',
  'POST /articles/{id}/restore',
  'POST /brands',
  'POST /categories',
  'POST /categories/{id}/move',
  'POST /collections',
  'POST /comments/{id}/answer',
  'POST /comments/{id}/approve',
  'POST /comments/{id}/refuse',
  'POST /coupons',
  'POST /coupons/{id}/codes',
  'POST /coupons/{id}/duplicate',
  'POST /credits',
  'POST /currencies',
  'POST /customer-groups',
  'POST /customers',
  'POST /customers/{id}/block',
  'POST /customers/{id}/erase',
  'POST /customers/{id}/groups',
  'POST /customers/{id}/merge',
  'POST /customers/{id}/send-reset',
  'POST /customers/{id}/unblock',
  'POST /demo/remove',
  'POST /draft-orders',
  'POST /draft-orders/{id}/complete',
  'POST /draft-orders/{id}/send-invoice',
  'POST /entries',
  'POST /entries/{id}/discard',
  'POST /entries/{id}/draft',
  'POST /entries/{id}/publish',
  'POST /entries/{id}/restore',
  'POST /feedback/{id}/done',
  'POST /feedback/{id}/reopen',
  'POST /imports',
  'POST /inquiries/{id}/answer',
  'POST /inquiries/{id}/done',
  'POST /inquiries/{id}/reopen',
  'POST /inquiry-forms',
  'POST /mail-templates/{id}/preview',
  'POST /mail-templates/{id}/reset',
  'POST /mail-templates/{id}/test',
  'POST /markets',
  'POST /newsletter-issues',
  'POST /newsletter-issues/test',
  'POST /newsletter-issues/{id}/duplicate',
  'POST /newsletter-issues/{id}/send',
  'POST /newsletter-issues/{id}/unschedule',
  'POST /orders/bulk',
  'POST /orders/{id}/address',
  'POST /orders/{id}/cancel',
  'POST /orders/{id}/cancel-approve',
  'POST /orders/{id}/cancel-reject',
  'POST /orders/{id}/deliver',
  'POST /orders/{id}/edit',
  'POST /orders/{id}/hold',
  'POST /orders/{id}/mark-paid',
  'POST /orders/{id}/note',
  'POST /orders/{id}/note-delete',
  'POST /orders/{id}/note-edit',
  'POST /orders/{id}/open-return',
  'POST /orders/{id}/refund',
  'POST /orders/{id}/release',
  'POST /orders/{id}/resend',
  'POST /orders/{id}/settle-surplus',
  'POST /orders/{id}/ship',
  'POST /orders/{id}/tags',
  'POST /own-articles/{id}/approve',
  'POST /own-articles/{id}/refuse',
  'POST /own-articles/{id}/take-down',
  'POST /pages',
  'POST /pages/{id}/discard',
  'POST /pages/{id}/draft',
  'POST /pages/{id}/publish',
  'POST /pages/{id}/restore',
  'POST /pictures',
  'POST /pictures/{id}/replace',
  'POST /product-fields',
  'POST /product-fields/{id}/move',
  'POST /products',
  'POST /products/bulk',
  'POST /products/{id}/duplicate',
  'POST /products/{id}/restore',
  'POST /promotions',
  'POST /promotions/{id}/codes',
  'POST /promotions/{id}/duplicate',
  'POST /publishable-keys',
  'POST /questions/{id}/answer',
  'POST /questions/{id}/approve',
  'POST /questions/{id}/refuse',
  'POST /redirects',
  'POST /returns/{id}/approve',
  'POST /returns/{id}/exchange',
  'POST /returns/{id}/receive',
  'POST /returns/{id}/refund',
  'POST /returns/{id}/refuse',
  'POST /returns/{id}/reject-goods',
  'POST /reviews/{id}/answer',
  'POST /reviews/{id}/approve',
  'POST /reviews/{id}/refuse',
  'POST /saved-views',
  'POST /shipping-methods',
  'POST /shipping-zones',
  'POST /size-guides',
  'POST /staff',
  'POST /stock/adjust',
  'POST /stock/{id}/adjust',
  'POST /tags',
  'POST /tax-rates',
  'POST /templates',
  'POST /templates/{id}/discard',
  'POST /templates/{id}/publish',
  'POST /templates/{id}/restore',
  'POST /templates/{id}/schedule',
  'POST /templates/{id}/withdraw',
  'POST /videos',
  'POST /webhook-deliveries/{id}/replay',
  'POST /webhooks',
  'POST /webhooks/{id}/replay',
  'POST /webhooks/{id}/rotate',
  'POST /webhooks/{id}/test',
  'PUT /api-keys/{id}',
  'PUT /apps/{id}',
  'PUT /article-categories/{id}',
  'PUT /article-tags/{id}',
  'PUT /articles/{id}',
  'PUT /brands/{id}',
  'PUT /categories/{id}',
  'PUT /collections/{id}',
  'PUT /coupons/{id}',
  'PUT /currencies/{id}',
  'PUT /customer-groups/{id}',
  'PUT /customers/{id}',
  'PUT /draft-orders/{id}',
  'PUT /entries/{id}',
  'PUT /extensions/{id}',
  'PUT /inquiry-forms/{id}',
  'PUT /languages/{id}',
  'PUT /mail-templates/{id}',
  'PUT /markets/{id}',
  'PUT /menus/{id}',
  'PUT /newsletter-issues/{id}',
  'PUT /pages/{id}',
  'PUT /payment-providers/{id}',
  'PUT /pictures/{id}',
  'PUT /product-fields/{id}',
  'PUT /products/{id}',
  'PUT /promotions/{id}',
  'PUT /publishable-keys/{id}',
  'PUT /redirects/{id}',
  'PUT /saved-views/{id}',
  'PUT /settings/accounts',
  'PUT /settings/api',
  'PUT /settings/currencies',
  'PUT /settings/languages',
  'PUT /settings/mails',
  'PUT /settings/maintenance',
  'PUT /settings/payments',
  'PUT /settings/privacy',
  'PUT /settings/recovery',
  'PUT /settings/returns',
  'PUT /settings/reviews',
  'PUT /settings/routes',
  'PUT /settings/search',
  'PUT /settings/shop',
  'PUT /settings/theme',
  'PUT /settings/visitors',
  'PUT /shipping-methods/{id}',
  'PUT /shipping-zones/{id}',
  'PUT /size-guides/{id}',
  'PUT /staff/{id}',
  'PUT /tags/{id}',
  'PUT /tax-rates/{id}',
  'PUT /templates/{id}',
  'PUT /translations/{kind}/{id}',
  'PUT /videos/{id}',
  'PUT /webhooks/{id}',
]);
