// Generated from openapi/ by generate.ts. Do not edit.

export interface paths {
    "/getAllExploreData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every explore item, in sections, for the public pages and for the console. */
        get: operations["listExploreSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addExploreData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an explore item. */
        post: operations["createExploreItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateExploreData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an explore item active or inactive. */
        post: operations["updateExploreItemStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backtest/strategy-details/{strategyCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about one strategy: trades, highlights and drawdown. */
        get: operations["getStrategyDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liveStrategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every live strategy with its figures. */
        get: operations["listLiveStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/linkStrategyToStrategyDescription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links a strategy to its description. */
        post: operations["linkStrategyToDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/strategies/getUsersByStrategyCode/{strategyCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subscribers of a strategy, and when their subscriptions end. */
        get: operations["listStrategySubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getStrategyDescription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every strategy description. */
        get: operations["listStrategyDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addStrategyDescription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a strategy description. */
        post: operations["createStrategyDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getExcludedLiveTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The excluded live trades. */
        get: operations["listExcludedLiveTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/excludeLiveTrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Excludes a live trade from its strategy. */
        post: operations["excludeLiveTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNotificationsByType/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notifications of one channel. */
        get: operations["listNotificationsByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refreshCache/{cacheName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refreshes a cache. A GET that changes data: a client must not retry it. */
        get: operations["refreshCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refreshCache/{cacheName}/{strategyCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refreshes a cache for one strategy. A GET that changes data: a client must not retry it. */
        get: operations["refreshStrategyCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getStockSplitCalender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar of stock splits, or its splits of one status. */
        get: operations["listStockSplits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saveStockSplitCalender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a split to the calendar. */
        post: operations["createStockSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateStockSplitCalender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the source date, status and corporate action of a split. */
        post: operations["updateStockSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetchSchedulerAuditLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every run of the scheduled jobs. */
        get: operations["listSchedulerJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetchAuditLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of the data jobs, by stock. */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a one-time code to the phone of a member of staff. */
        post: operations["requestLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verifyLoginOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a phone number and its one-time code for tokens. */
        post: operations["verifyLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/registerAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a member of staff. */
        post: operations["registerAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetchNewsLetterAndBlogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every blog and newsletter. */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetchNewsLetterAndBlogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One blog or newsletter. */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Likes a blog or removes the like. Without a body the like is toggled. */
        post: operations["likeBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{id}/getLikeCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of likes of a blog, and whether this visitor likes it. */
        get: operations["getBlogLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a blog or newsletter. The newsletter form and the blog manager send different fields. */
        post: operations["createBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a blog or newsletter; fields that are not sent stay unchanged. */
        post: operations["updateBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a blog or newsletter. */
        post: operations["deleteBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription-plan/3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every strategy plan, discount and coupon. */
        get: operations["getPlanCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/strategies/update-title-description/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a strategy plan, or adds one if the id is 0. */
        post: operations["saveStrategyPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saveStrategyDiscount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a discount or coupon. */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateStrategyDiscount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a discount or coupon. */
        put: operations["updateDiscount"];
        post?: never;
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
        /** @description The call succeeded. A response without this member succeeds by its HTTP status. */
        OkStatus: {
            /** @description 200 is success, and no other code (section 9). */
            statusCode?: number | string | null;
            /** @description A message for a person. */
            message?: string | null;
            /** @description Empty or absent. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description A text. A number or boolean is read as text. */
        Text: string | null;
        /** @description The id of a record: a number or a non-empty text. It is opaque: compared as text (`1` and `"1"` name the same record), never sorted, counted or parsed. */
        Id: number | string;
        /** @description `'1'` is active; anything else is not. A number or boolean is read as text, `'1'` or `'0'`. */
        TextStatus: "0" | "1" | (string & {}) | null;
        /** @description A date (`2026-11-21`), or a date-time (`2026-11-21T09:15:00+05:30`) with `T` or a space. A date-time without an offset is in Indian time. A number of twelve digits or more, or a text of them, is milliseconds since 1970. */
        Date: string | null;
        /** @description A video, picture or text of the explore pages. */
        ExploreItem: ExploreItem;
        /** @description The items of one section, in `content` or `contentList`; without either the list is empty. */
        ExploreBlock: ExploreBlock;
        /** @description Without data or sections, the list is empty. */
        ExploreResponse: ExploreResponse;
        /** @description Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
        Status: Status;
        /** @description A call that was refused. */
        Refusal: Refusal;
        /**
         * @description '1' is Active, '0' is Inactive. A text, unlike the status of other records.
         * @enum {string}
         */
        ExploreStatus: "0" | "1";
        /** @description A new explore item. */
        NewExploreItem: NewExploreItem;
        /** @description Any body but a refusal, or none. The client does not read it. */
        Unread: undefined;
        /** @description The new status of an explore item. */
        ExploreItemChanges: ExploreItemChanges;
        /** @description A number, or a numeric text (`"12.45"`, `"1,23,456"`). */
        Number: number | null;
        /** @description 1 is active or completed; anything else is not. True and false are read as 1 and 0, an unknown text as itself. */
        RecordStatus: 0 | 1 | (number & {}) | (string & {}) | null;
        /** @description One trade of a strategy. */
        Trade: Trade;
        /** @description The key figures of a strategy. */
        StrategyHighlights: StrategyHighlights;
        /** @description The deepest fall of a portfolio. */
        Drawdown: Drawdown;
        /** @description Everything about one strategy. Any part may be missing. */
        StrategyDetails: StrategyDetails;
        /** @description The details of a strategy, wrapped. */
        StrategyDetailsResponse: StrategyDetailsResponse;
        /** @description A non-empty text that identifies the record in other calls. A number is read as text. */
        Code: string;
        /** @description A row of the list of live strategies. */
        Strategy: Strategy;
        /** @description The link of a strategy to its description. */
        StrategyLink: StrategyLink;
        /** @description A strategy and its new description. */
        LinkedStrategy: LinkedStrategy;
        /** @description A subscription to a strategy, and its user. */
        StrategySubscriber: StrategySubscriber;
        /** @description The subscribers of a strategy, wrapped. */
        StrategySubscribersResponse: StrategySubscribersResponse;
        /** @description A text and a video that explain a strategy. Any part may be missing. */
        StrategyDescription: StrategyDescription;
        /**
         * @description A status that a client sends. 1 is active or completed, 0 is inactive or pending.
         * @enum {integer}
         */
        BinaryStatus: 0 | 1;
        /** @description A new strategy description. */
        NewStrategyDescription: NewStrategyDescription;
        /** @description A live trade that was excluded from its strategy. */
        ExcludedLiveTrade: ExcludedLiveTrade;
        /** @description The live trade to exclude, by its stock and day. */
        LiveTradeExclusion: LiveTradeExclusion;
        /**
         * @description The channel of a notification.
         * @enum {string}
         */
        NotificationType: "App" | "WhatsApp" | "Email";
        /** @description A notification that was sent. */
        Notification: Notification;
        /**
         * @description A cache that can be refreshed.
         * @enum {string}
         */
        CacheName: "categories" | "availableFactor" | "strategy";
        /** @description A split, bonus or other corporate action of the calendar. */
        StockSplit: StockSplit;
        /** @description A new split. */
        NewStockSplit: NewStockSplit;
        /** @description The fields of a split that can change, and its stock. */
        StockSplitChanges: StockSplitChanges;
        /** @description One run of a scheduled job. */
        SchedulerJob: SchedulerJob;
        /** @description One entry in the log of the data jobs, about one stock. */
        AuditLog: AuditLog;
        /** @description Ten digits, without a country code. */
        PhoneNumber: string;
        /** @description A request for a one-time code. */
        LoginCodeRequest: LoginCodeRequest;
        /** @description A success without data, optionally with a message for a person. */
        MessageResponse: MessageResponse;
        /** @description A phone number and the one-time code that was sent to it. */
        LoginCodeProof: LoginCodeProof;
        /** @description The signed-in member of staff. A part of the name may be missing. */
        User: User;
        /** @description The tokens of a new session, and its user. */
        LoginResult: LoginResult;
        /** @description The response to a correct code. */
        LoginResponse: LoginResponse;
        /** @description The details of a new member of staff. */
        Registration: Registration;
        /** @description A list of texts, or one comma-separated text. */
        Words: string[] | null;
        /** @description True or false; also 1 or 0, or one of these as a text. */
        Flag: boolean | null;
        /** @description A blog or newsletter. */
        BlogItem: BlogItem;
        /** @description The requested state; without a body the like is toggled. */
        BlogLike: BlogLike;
        /** @description The number of likes of a blog, and, if known, whether this visitor likes it. */
        BlogLikes: BlogLikes;
        /** @description The like count of a blog and whether this visitor likes it. Section 7 requires "a count and a liked flag" without names for them: the count is the first of these three properties that is present. */
        BlogLikeCount: BlogLikeCount;
        /** @description The fields of the newsletter form. */
        NewNewsletter: NewNewsletter;
        /**
         * @description The category of a blog.
         * @enum {string}
         */
        BlogCategory: "Daily Bytes" | "Market Nuggets" | "Market Events" | "Strategies" | "Support Center" | "Uncategorized";
        /** @description The fields of the blog manager; `blogImage` is repeated for each image. */
        NewBlog: NewBlog;
        /** @description The changed fields, and always the id and the text. */
        BlogChanges: BlogChanges;
        /** @description The deleted blog. */
        DeletedBlog: DeletedBlog;
        /** @description A subscription plan of a strategy. */
        StrategyPlan: StrategyPlan;
        /** @description A discount or a coupon. */
        Discount: Discount;
        /** @description The plans, with the discounts and coupons for them. A missing list is empty. */
        PlanCatalog: PlanCatalog;
        /** @description The catalog, wrapped. */
        PlanCatalogResponse: PlanCatalogResponse;
        /** @description A new plan. */
        NewStrategyPlan: NewStrategyPlan;
        /** @description The fields of a plan that can change. */
        StrategyPlanChanges: StrategyPlanChanges;
        /**
         * @description A discount, or a coupon.
         * @enum {string}
         */
        DiscountType: "DISCOUNT" | "COUPON";
        /**
         * @description Whether it is active.
         * @enum {string}
         */
        DiscountStatus: "Active" | "Inactive";
        /** @description All fields of a discount or coupon; an update sends all of them. */
        NewDiscount: NewDiscount;
    };
    responses: {
        /** @description The list still has the version that `If-None-Match` names. The body is empty. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Too many calls; `Retry-After` is the number of seconds to wait. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Internal server error. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is temporarily unavailable. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request cannot be read, for instance a body that is not JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No session, or an expired one. `status.errors` has `jwt`. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The credential or the role of the caller does not allow this. For the role, `status.errors` has `permission`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The call does not accept this media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The record has another version than `If-Match` names. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A value is missing or wrong, or a field is unknown. `status.errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request comes from another site, by its `Origin` or `Sec-Fetch-Site`. */
        OtherSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Such a record exists already. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The `ETag` of an earlier response: if the list is still the same, the response is a 304. Browsers send it. */
        IfNoneMatch: string;
        /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
        IdempotencyKey: string;
        /** @description The maximum number of records in a page; `Link` with `rel="next"` leads to the next. Default: all. */
        Limit: number;
        /** @description The key of the last record of the page before, as its `Link` has it. Default: the first page. */
        After: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of what is in the body, in double quotes. Not every API sends one. */
        ETag: string;
    };
    pathItems: never;
}
/** The call succeeded. A response without this member succeeds by its HTTP status. */
export type OkStatus = components['schemas']['OkStatus'];
/** A text. A number or boolean is read as text. */
export type Text = components['schemas']['Text'];
/** The id of a record: a number or a non-empty text. It is opaque: compared as text (`1` and `"1"` name the same record), never sorted, counted or parsed. */
export type Id = components['schemas']['Id'];
/** `'1'` is active; anything else is not. A number or boolean is read as text, `'1'` or `'0'`. */
export type TextStatus = components['schemas']['TextStatus'];
/** A date (`2026-11-21`), or a date-time (`2026-11-21T09:15:00+05:30`) with `T` or a space. A date-time without an offset is in Indian time. A number of twelve digits or more, or a text of them, is milliseconds since 1970. */
export type Date = components['schemas']['Date'];
/** A video, picture or text of the explore pages. */
export interface ExploreItem {
    id: components["schemas"]["Id"];
    videoLink?: components["schemas"]["Text"];
    backgroundImage?: components["schemas"]["Text"];
    description?: components["schemas"]["Text"];
    text?: components["schemas"]["Text"];
    type?: components["schemas"]["Text"];
    status?: components["schemas"]["TextStatus"];
    /** @description learn, feature, offer or service. */
    section?: components["schemas"]["Text"];
    createdOn?: components["schemas"]["Date"];
    modifiedOn?: components["schemas"]["Date"];
    /** @description Its version, for `If-Match`. */
    etag?: components["schemas"]["Text"];
}
/** The items of one section, in `content` or `contentList`; without either the list is empty. */
export interface ExploreBlock {
    sectionName?: components["schemas"]["Text"];
    content?: components["schemas"]["ExploreItem"][] | null;
    contentList?: components["schemas"]["ExploreItem"][] | null;
}
/** Without data or sections, the list is empty. */
export interface ExploreResponse {
    status?: components["schemas"]["OkStatus"];
    data?: {
        exploreData?: components["schemas"]["ExploreBlock"][] | null;
    } | null;
}
/** Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
export interface Status {
    statusCode: number;
    /** @description A message for a person. */
    message?: string | null;
    /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
    errors?: {
        [key: string]: unknown;
    } | null;
}
/** A call that was refused. */
export interface Refusal {
    status: components["schemas"]["Status"];
}
/** '1' is Active, '0' is Inactive. A text, unlike the status of other records. */
export type ExploreStatus = components['schemas']['ExploreStatus'];
/** A new explore item. */
export interface NewExploreItem {
    /**
     * @description Empty for a new item.
     * @constant
     */
    id?: "";
    videoLink?: string;
    backgroundImage?: string;
    description?: string;
    text?: string;
    type?: string;
    status: components["schemas"]["ExploreStatus"];
    /** @enum {string} */
    section?: "" | "learn" | "feature" | "offer" | "service";
}
export type Unread = components['schemas']['Unread'];
/** The new status of an explore item. */
export interface ExploreItemChanges {
    id: components["schemas"]["Id"];
    status: components["schemas"]["ExploreStatus"];
}
/** A number, or a numeric text (`"12.45"`, `"1,23,456"`). */
export type Number = components['schemas']['Number'];
/** 1 is active or completed; anything else is not. True and false are read as 1 and 0, an unknown text as itself. */
export type RecordStatus = components['schemas']['RecordStatus'];
/** One trade of a strategy. */
export interface Trade {
    id?: components["schemas"]["Id"];
    stockName?: components["schemas"]["Text"];
    /** @description Rupees a share. */
    entryPrice?: components["schemas"]["Number"];
    /** @description Rupees a share; none while the trade is live. */
    exitPrice?: components["schemas"]["Number"];
    /** @description Rupees. */
    pnl?: components["schemas"]["Number"];
    entryDate?: components["schemas"]["Date"];
    exitDate?: components["schemas"]["Date"];
}
/** The key figures of a strategy. */
export interface StrategyHighlights {
    strategyDescriptionCode?: components["schemas"]["Text"];
    winningTrades?: components["schemas"]["Number"];
    losingTrades?: components["schemas"]["Number"];
    totalTrades?: components["schemas"]["Number"];
    /** @description Days. */
    averageHoldingPeriod?: components["schemas"]["Number"];
    videoLink?: components["schemas"]["Text"];
    /** @description Days. */
    averageStockPeriod?: components["schemas"]["Number"];
    /** @description Days. */
    drawDownPeriod?: components["schemas"]["Number"];
    status?: components["schemas"]["RecordStatus"];
    strategyDescription?: components["schemas"]["Text"];
}
/** The deepest fall of a portfolio. */
export interface Drawdown {
    startRange?: components["schemas"]["Date"];
    endRange?: components["schemas"]["Date"];
    drawDownInPercentage?: components["schemas"]["Number"];
    currentPortfolioReturn?: components["schemas"]["Number"];
    /** @description Rupees. */
    drawDownAmount?: components["schemas"]["Number"];
    maxPortfolioReturn?: components["schemas"]["Number"];
    prevPortfolioReturn?: components["schemas"]["Number"];
}
/** Everything about one strategy. Any part may be missing. */
export interface StrategyDetails {
    strategyCode?: components["schemas"]["Text"];
    /** @description Per cent. */
    netReturns?: components["schemas"]["Number"];
    /** @description Per cent a year. */
    xirr?: components["schemas"]["Number"];
    /** @description Rupees. */
    pnl?: components["schemas"]["Number"];
    status?: components["schemas"]["RecordStatus"];
    createdOn?: components["schemas"]["Date"];
    modifiedOn?: components["schemas"]["Date"];
    liveTrades?: components["schemas"]["Trade"][] | null;
    /** @description Open trades that staff excluded. Clients show only `liveTrades`; the console shows both. */
    excludedTrades?: components["schemas"]["Trade"][] | null;
    closedTrades?: components["schemas"]["Trade"][] | null;
    /** @description One, or a list of them. */
    strategyHighlights?: components["schemas"]["StrategyHighlights"] | components["schemas"]["StrategyHighlights"][] | null;
    drawdown?: components["schemas"]["Drawdown"] | null;
}
/** The details of a strategy, wrapped. */
export interface StrategyDetailsResponse {
    status?: components["schemas"]["OkStatus"];
    data: {
        strategyDetails: components["schemas"]["StrategyDetails"];
    };
}
/** A non-empty text that identifies the record in other calls. A number is read as text. */
export type Code = components['schemas']['Code'];
/** A row of the list of live strategies. */
export interface Strategy {
    id?: components["schemas"]["Id"];
    strategyCode: components["schemas"]["Code"];
    /** @description Per cent a year. */
    xirr?: components["schemas"]["Number"];
    /** @description Per cent. */
    netReturn?: components["schemas"]["Number"];
    drawDownStartDate?: components["schemas"]["Date"];
    drawDownEndDate?: components["schemas"]["Date"];
    drawDownPercentage?: components["schemas"]["Number"];
    status?: components["schemas"]["RecordStatus"];
    createdOn?: components["schemas"]["Date"];
    modifiedOn?: components["schemas"]["Date"];
}
/** The link of a strategy to its description. */
export interface StrategyLink {
    strategyCode: string;
    strategyDescriptionCode: string;
}
/** A strategy and its new description. */
export interface LinkedStrategy {
    status?: components["schemas"]["OkStatus"];
    strategyCode?: components["schemas"]["Text"];
    strategyDescriptionCode?: components["schemas"]["Text"];
}
/** A subscription to a strategy, and its user. */
export interface StrategySubscriber {
    id?: components["schemas"]["Id"];
    userid?: components["schemas"]["Id"];
    strategycode?: components["schemas"]["Text"];
    subscription_expiry_date?: components["schemas"]["Date"];
    status?: components["schemas"]["RecordStatus"];
    createdon?: components["schemas"]["Date"];
    modifiedon?: components["schemas"]["Date"];
}
/** The subscribers of a strategy, wrapped. */
export interface StrategySubscribersResponse {
    status?: components["schemas"]["OkStatus"];
    data?: components["schemas"]["StrategySubscriber"][] | null;
}
/** A text and a video that explain a strategy. Any part may be missing. */
export interface StrategyDescription {
    id?: components["schemas"]["Id"];
    strategyDescriptionCode?: components["schemas"]["Text"];
    videoLink?: components["schemas"]["Text"];
    strategyDescription?: components["schemas"]["Text"];
    status?: components["schemas"]["RecordStatus"];
    createdOn?: components["schemas"]["Date"];
    modifiedOn?: components["schemas"]["Date"];
}
/** A status that a client sends. 1 is active or completed, 0 is inactive or pending. */
export type BinaryStatus = components['schemas']['BinaryStatus'];
/** A new strategy description. */
export interface NewStrategyDescription {
    strategyDescriptionCode: string;
    /** Format: uri */
    videoLink: string;
    strategyDescription: string;
    status: components["schemas"]["BinaryStatus"];
}
/** A live trade that was excluded from its strategy. */
export interface ExcludedLiveTrade {
    stockName: components["schemas"]["Code"];
}
/** The live trade to exclude, by its stock and day. */
export interface LiveTradeExclusion {
    stockName: string;
    /**
     * Format: date
     * @description The day on which the trade was entered.
     */
    businessDate: string;
}
/** The channel of a notification. */
export type NotificationType = components['schemas']['NotificationType'];
/** A notification that was sent. */
export interface Notification {
    /** @description Only of a server that records deliveries. */
    id?: components["schemas"]["Id"];
    title?: components["schemas"]["Text"];
    topic?: components["schemas"]["Text"];
    /** @description The channel, a `NotificationType`. */
    type?: components["schemas"]["Text"];
    shortDesc?: components["schemas"]["Text"];
    longDesc?: components["schemas"]["Text"];
    createdAt?: components["schemas"]["Date"];
    modifiedOn?: components["schemas"]["Date"];
}
/** A cache that can be refreshed. */
export type CacheName = components['schemas']['CacheName'];
/** A split, bonus or other corporate action of the calendar. */
export interface StockSplit {
    id: components["schemas"]["Id"];
    stockname?: components["schemas"]["Text"];
    splitratio?: components["schemas"]["Text"];
    splitdate?: components["schemas"]["Date"];
    status?: components["schemas"]["RecordStatus"];
    corporateaction?: components["schemas"]["Text"];
    sourcedon?: components["schemas"]["Date"];
    createdon?: components["schemas"]["Date"];
    /** @description Its version, for `If-Match`. */
    etag?: components["schemas"]["Text"];
}
/** A new split. */
export interface NewStockSplit {
    stockname: string;
    splitratio: string;
    /** Format: date */
    splitdate: string;
    status: components["schemas"]["BinaryStatus"];
    corporateaction: string;
    /** Format: date */
    sourcedon: string;
}
/** The fields of a split that can change, and its stock. */
export interface StockSplitChanges {
    id: components["schemas"]["Id"];
    /** @description Required, never changed. */
    stockname: string;
    /** Format: date */
    sourcedon: string;
    status: components["schemas"]["BinaryStatus"];
    corporateaction: string;
}
/** One run of a scheduled job. */
export interface SchedulerJob {
    id?: components["schemas"]["Id"];
    scheduler_name?: components["schemas"]["Text"];
    startDate?: components["schemas"]["Date"];
    /** @description None while the job is running. */
    end_date?: components["schemas"]["Date"];
    status?: components["schemas"]["Text"];
}
/** One entry in the log of the data jobs, about one stock. */
export interface AuditLog {
    id?: components["schemas"]["Id"];
    stock_name?: components["schemas"]["Text"];
    criteria?: components["schemas"]["Text"];
    criteria2?: components["schemas"]["Text"];
    data_type?: components["schemas"]["Text"];
    executedOn?: components["schemas"]["Date"];
    status?: components["schemas"]["Text"];
}
/** Ten digits, without a country code. */
export type PhoneNumber = components['schemas']['PhoneNumber'];
/** A request for a one-time code. */
export interface LoginCodeRequest {
    phoneNumber: components["schemas"]["PhoneNumber"];
}
/** A success without data, optionally with a message for a person. */
export interface MessageResponse {
    status?: components["schemas"]["OkStatus"];
    /** @description The message beside or without the envelope. */
    message?: string | null;
}
/** A phone number and the one-time code that was sent to it. */
export interface LoginCodeProof {
    phoneNumber: components["schemas"]["PhoneNumber"];
    otp: string;
}
/** The signed-in member of staff. A part of the name may be missing. */
export interface User {
    firstName?: components["schemas"]["Text"];
    lastName?: components["schemas"]["Text"];
}
/** The tokens of a new session, and its user. */
export interface LoginResult {
    jwtToken: string;
    refreshToken: string;
    user?: components["schemas"]["User"];
}
/** The response to a correct code. */
export interface LoginResponse {
    status?: components["schemas"]["OkStatus"];
    data: components["schemas"]["LoginResult"];
}
/** The details of a new member of staff. */
export interface Registration {
    firstName: string;
    lastName: string;
    /** Format: email */
    email: string;
    phoneNumber: components["schemas"]["PhoneNumber"];
}
/** A list of texts, or one comma-separated text. */
export type Words = components['schemas']['Words'];
/** True or false; also 1 or 0, or one of these as a text. */
export type Flag = components['schemas']['Flag'];
/** A blog or newsletter. */
export interface BlogItem {
    id: components["schemas"]["Id"];
    /** @description Its title. */
    text?: components["schemas"]["Text"];
    backgroundImage?: components["schemas"]["Text"];
    publishedDate?: components["schemas"]["Date"];
    likesCount?: components["schemas"]["Number"];
    categories?: components["schemas"]["Words"];
    /** @description Where its body is kept. */
    htmlPageLink?: components["schemas"]["Text"];
    /** @description Whether this visitor likes it. */
    liked?: components["schemas"]["Flag"];
    /** @description Its version, for `If-Match`. */
    etag?: components["schemas"]["Text"];
}
/** The requested state; without a body the like is toggled. */
export interface BlogLike {
    liked: boolean;
}
/** The number of likes of a blog, and, if known, whether this visitor likes it. */
export interface BlogLikes {
    likesCount: number;
    /** @description Whether this visitor likes it. */
    liked?: components["schemas"]["Flag"];
}
/** The like count of a blog and whether this visitor likes it. Section 7 requires "a count and a liked flag" without names for them: the count is the first of these three properties that is present. */
export interface BlogLikeCount {
    status?: components["schemas"]["OkStatus"];
    likesCount?: components["schemas"]["Number"];
    likeCount?: components["schemas"]["Number"];
    count?: components["schemas"]["Number"];
    /** @description Whether this visitor likes it. */
    liked?: components["schemas"]["Flag"];
}
/** The fields of the newsletter form. */
export interface NewNewsletter {
    text: string;
    /** Format: binary */
    htmlPage: File;
    /** Format: binary */
    backgroundImage: File;
    blogImages?: File[];
}
/** The category of a blog. */
export type BlogCategory = components['schemas']['BlogCategory'];
/** The fields of the blog manager; `blogImage` is repeated for each image. */
export interface NewBlog {
    text: string;
    category: components["schemas"]["BlogCategory"];
    /** Format: binary */
    htmlPage?: File;
    /** Format: binary */
    backgroundImage?: File;
    blogImage?: File[];
}
/** The changed fields, and always the id and the text. */
export interface BlogChanges {
    id: components["schemas"]["Id"];
    text: string;
    category?: components["schemas"]["BlogCategory"];
    /** Format: binary */
    htmlPage?: File;
    /** Format: binary */
    backgroundImage?: File;
    blogImage?: File[];
}
/** The deleted blog. */
export interface DeletedBlog {
    status?: components["schemas"]["OkStatus"];
    id?: components["schemas"]["Id"];
}
/** A subscription plan of a strategy. */
export interface StrategyPlan {
    id: components["schemas"]["Id"];
    strategyCode?: components["schemas"]["Text"];
    title?: components["schemas"]["Text"];
    description?: components["schemas"]["Text"];
    features?: components["schemas"]["Words"];
    tag?: components["schemas"]["Text"];
    iconURL?: components["schemas"]["Text"];
    subscriptionStatus?: components["schemas"]["Number"];
    /** @description Rupees. */
    yearlyprice?: components["schemas"]["Number"];
    /** @description Rupees. */
    monthlyprice?: components["schemas"]["Number"];
    /** @description Rupees. */
    quarterlyprice?: components["schemas"]["Number"];
    subscribed?: components["schemas"]["Flag"];
    /** @description How many have subscribed, for all its name. */
    isSubscribed?: components["schemas"]["Number"];
    /** @description Its version, for `If-Match`. */
    etag?: components["schemas"]["Text"];
}
/** A discount or a coupon. */
export interface Discount {
    id: components["schemas"]["Id"];
    strategycode?: components["schemas"]["Text"];
    couponcode?: components["schemas"]["Text"];
    type?: "DISCOUNT" | "COUPON" | (string & {}) | null;
    status?: "Active" | "Inactive" | (string & {}) | null;
    preferred?: components["schemas"]["Number"];
    /** @description Per cent. */
    discount?: components["schemas"]["Number"];
    description?: components["schemas"]["Text"];
    condition?: components["schemas"]["Text"];
    combo?: components["schemas"]["Number"];
    /** @description Its version, for `If-Match`. */
    etag?: components["schemas"]["Text"];
}
/** The plans, with the discounts and coupons for them. A missing list is empty. */
export interface PlanCatalog {
    plans?: components["schemas"]["StrategyPlan"][] | null;
    discounts?: components["schemas"]["Discount"][] | null;
    coupons?: components["schemas"]["Discount"][] | null;
}
/** The catalog, wrapped. */
export interface PlanCatalogResponse {
    status?: components["schemas"]["OkStatus"];
    data: components["schemas"]["PlanCatalog"];
}
/** A new plan. */
export interface NewStrategyPlan {
    /** @description The code of a strategy. */
    strategyCode: string;
    title: string;
    description: string;
    features: string[];
    tag: string;
    /** @description An https address, or a path of this server. */
    iconURL: string;
    subscriptionStatus: number;
    yearlyprice: number;
    monthlyprice: number;
    quarterlyprice: number;
    subscribed?: boolean;
    isSubscribed?: number;
}
/** The fields of a plan that can change. */
export interface StrategyPlanChanges {
    title: string;
    description: string;
    subscriptionStatus: number;
}
/** A discount, or a coupon. */
export type DiscountType = components['schemas']['DiscountType'];
/** Whether it is active. */
export type DiscountStatus = components['schemas']['DiscountStatus'];
/** All fields of a discount or coupon; an update sends all of them. */
export interface NewDiscount {
    strategycode: string;
    couponcode: string;
    type: components["schemas"]["DiscountType"];
    status: components["schemas"]["DiscountStatus"];
    preferred: number;
    discount: number;
    description: string;
    condition: string;
    combo: number;
}
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseChanged = components['responses']['Changed'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseOtherSite = components['responses']['OtherSite'];
export type ResponseConflict = components['responses']['Conflict'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterAfter = components['parameters']['After'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    listExploreSections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response: if the list is still the same, the response is a 304. Browsers send it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExploreResponse"] | components["schemas"]["ExploreBlock"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExploreItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExploreItem"];
            };
        };
        responses: {
            /** @description The item as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExploreItem"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExploreItemStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExploreItemChanges"];
            };
        };
        responses: {
            /** @description The item as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExploreItem"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStrategyDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a strategy, or its id. */
                strategyCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details, bare or under `data` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyDetails"] | components["schemas"]["StrategyDetailsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiveStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkStrategyToDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyLink"];
            };
        };
        responses: {
            /** @description The link as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedStrategy"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStrategySubscribers: {
        parameters: {
            query?: {
                /** @description The maximum number of records in a page; `Link` with `rel="next"` leads to the next. Default: all. */
                limit?: components["parameters"]["Limit"];
                /** @description The key of the last record of the page before, as its `Link` has it. Default: the first page. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The code of a strategy. */
                strategyCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscribers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategySubscribersResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStrategyDescriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The descriptions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyDescription"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStrategyDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStrategyDescription"];
            };
        };
        responses: {
            /** @description The description as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyDescription"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Such a record exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExcludedLiveTrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The excluded trades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcludedLiveTrade"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    excludeLiveTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveTradeExclusion"];
            };
        };
        responses: {
            /** @description The trade as excluded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcludedLiveTrade"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotificationsByType: {
        parameters: {
            query?: {
                /** @description The maximum number of records in a page; `Link` with `rel="next"` leads to the next. Default: all. */
                limit?: components["parameters"]["Limit"];
                /** @description The key of the last record of the page before, as its `Link` has it. Default: the first page. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The channel. */
                type: components["schemas"]["NotificationType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshCache: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cache. */
                cacheName: components["schemas"]["CacheName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message for a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshStrategyCache: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cache. */
                cacheName: components["schemas"]["CacheName"];
                /** @description The code of a strategy. */
                strategyCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message for a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockSplits: {
        parameters: {
            query?: {
                /** @description 1 for completed, 0 for pending; default: both. */
                splitStatus?: components["schemas"]["BinaryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The splits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSplit"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStockSplit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStockSplit"];
            };
        };
        responses: {
            /** @description The split as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSplit"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStockSplit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockSplitChanges"];
            };
        };
        responses: {
            /** @description The split as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSplit"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchedulerJobs: {
        parameters: {
            query?: {
                /** @description The maximum number of records in a page; `Link` with `rel="next"` leads to the next. Default: all. */
                limit?: components["parameters"]["Limit"];
                /** @description The key of the last record of the page before, as its `Link` has it. Default: the first page. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerJob"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLogs: {
        parameters: {
            query?: {
                /** @description The maximum number of records in a page; `Link` with `rel="next"` leads to the next. Default: all. */
                limit?: components["parameters"]["Limit"];
                /** @description The key of the last record of the page before, as its `Link` has it. Default: the first page. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OtherSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many calls. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeProof"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The session, code or token is not accepted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["OtherSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            /** @description Too many calls. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The credential does not allow this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Such a record exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response: if the list is still the same, the response is a 304. Browsers send it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogItem"][] | components["schemas"]["Unread"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a blog. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogItem"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a blog. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BlogLike"];
            };
        };
        responses: {
            /** @description The updated likes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogLikes"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OtherSite"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlogLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a blog. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogLikeCount"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewNewsletter"] | components["schemas"]["NewBlog"];
            };
        };
        responses: {
            /** @description The item as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogItem"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BlogChanges"];
            };
        };
        responses: {
            /** @description The item as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogItem"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of a blog. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBlog"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            412: components["responses"]["Changed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanCatalogResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveStrategyPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of a plan; 0 for a new one. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStrategyPlan"] | components["schemas"]["StrategyPlanChanges"];
            };
        };
        responses: {
            /** @description The plan as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyPlan"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Such a record exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDiscount"];
            };
        };
        responses: {
            /** @description The record as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Such a record exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of a discount or coupon. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDiscount"];
            };
        };
        responses: {
            /** @description The record as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value is missing or wrong; `status.errors` names the fields. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
