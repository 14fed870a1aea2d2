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
        /** Says which description explains a strategy. */
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
        /** Who has subscribed to a strategy, and until when. */
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
        /** The live trades that were taken out. */
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
        /** Takes a live trade out of its strategy, for good. */
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
        /** What was sent by one channel. */
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
        /** Fills a cache anew. Changes something, though it is a GET: never repeat it unasked. */
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
        /** Fills a cache anew for one strategy. Changes something, though it is a GET: never repeat it unasked. */
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
        /** What the data jobs did, stock by stock. */
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
        /** Likes a blog, or takes the like back. Without a body the like is toggled. */
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
        /** How many like a blog, and whether this visitor does. */
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
        /** Changes a blog or newsletter; what is not sent stays. */
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
        /** Changes a strategy plan, or adds one where the id is 0. */
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
        /** @description All went well. Where an answer has no such member, its HTTP status says so. */
        OkStatus: {
            /** @description 200 is success (section 9); another code from 200 to 299 is read as one. */
            statusCode?: number | string | null;
            /** @description For a person to read. */
            message?: string | null;
            /** @description Empty, or left out. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description A text. A number is read as its text. */
        Text: string | null;
        /** @description What a record is known by: a number or a text that is not empty. Opaque: compared as text (`1` and `"1"` name the same record), never sorted, counted or parsed. */
        Id: number | string;
        /** @description `'1'` is active; anything else is not. A number and a truth value are read as their text, `'1'` or `'0'`. */
        TextStatus: "0" | "1" | (string & {}) | null;
        /** @description A calendar day (`2026-11-21`), or a moment (`2026-11-21T09:15:00+05:30`) with `T` or a space in it. A moment without an offset is in India’s time. A number of twelve digits and more, or a text of them, is milliseconds since 1970. */
        Date: string | null;
        /** @description A video, picture or text of the explore pages. */
        ExploreItem: {
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
        };
        /** @description The items of one section. The list is called `content`, or `contentList`; without either it is empty. */
        ExploreBlock: {
            sectionName?: components["schemas"]["Text"];
            content?: components["schemas"]["ExploreItem"][] | null;
            contentList?: components["schemas"]["ExploreItem"][] | null;
        };
        /** @description Without data, or without sections in it, there are none. */
        ExploreAnswer: {
            status?: components["schemas"]["OkStatus"];
            data?: {
                exploreData?: components["schemas"]["ExploreBlock"][] | null;
            } | null;
        };
        /** @description Why a call was refused: in the HTTP status, or inside a 200 by a `statusCode` that is no success or by `errors`. A refusal may also come without this envelope, by its HTTP status alone, its message beside it. */
        Status: {
            statusCode: number;
            /** @description For a person to read. */
            message?: string | null;
            /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
            errors?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A call that was refused. */
        Refusal: {
            status: components["schemas"]["Status"];
        };
        /**
         * @description '1' is Active, '0' is Inactive. A text, unlike the status of other records.
         * @enum {string}
         */
        ExploreStatus: "0" | "1";
        /** @description An explore item to be added. */
        NewExploreItem: {
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
        };
        /** @description Anything else, or nothing. No client reads what comes here. */
        Unread: undefined;
        /** @description The status that an explore item is to have. */
        ExploreItemChanges: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ExploreStatus"];
        };
        /** @description A number, or a text that is one (`"12.45"`, `"1,23,456"`). */
        Number: number | null;
        /** @description 1 is active or completed; anything else is not. True and false are read as 1 and 0. */
        RecordStatus: 0 | 1 | (number & {}) | null;
        /** @description One trade of a strategy. */
        Trade: {
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
        };
        /** @description The figures that a strategy is judged by. */
        StrategyHighlights: {
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
        };
        /** @description The deepest fall of a portfolio. */
        Drawdown: {
            startRange?: components["schemas"]["Date"];
            endRange?: components["schemas"]["Date"];
            drawDownInPercentage?: components["schemas"]["Number"];
            currentPortfolioReturn?: components["schemas"]["Number"];
            /** @description Rupees. */
            drawDownAmount?: components["schemas"]["Number"];
            maxPortfolioReturn?: components["schemas"]["Number"];
            prevPortfolioReturn?: components["schemas"]["Number"];
        };
        /** @description Everything about one strategy. Any part may be missing. */
        StrategyDetails: {
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
            closedTrades?: components["schemas"]["Trade"][] | null;
            /** @description One, or a list of them. */
            strategyHighlights?: components["schemas"]["StrategyHighlights"] | components["schemas"]["StrategyHighlights"][] | null;
            drawdown?: components["schemas"]["Drawdown"] | null;
        };
        /** @description The details of a strategy, wrapped. */
        StrategyDetailsAnswer: {
            status?: components["schemas"]["OkStatus"];
            data: {
                strategyDetails: components["schemas"]["StrategyDetails"];
            };
        };
        /** @description A text that is not empty and that other calls name the record by. A number is read as its text. */
        Code: string;
        /** @description A strategy, as the list of live strategies has it. */
        Strategy: {
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
        };
        /** @description Which description explains which strategy. */
        StrategyLink: {
            strategyCode: string;
            strategyDescriptionCode: string;
        };
        /** @description A subscription to a strategy, and whose it is. */
        StrategySubscriber: {
            id?: components["schemas"]["Id"];
            userid?: components["schemas"]["Id"];
            strategycode?: components["schemas"]["Text"];
            subscription_expiry_date?: components["schemas"]["Date"];
            status?: components["schemas"]["RecordStatus"];
            createdon?: components["schemas"]["Date"];
            modifiedon?: components["schemas"]["Date"];
        };
        /** @description The subscribers of a strategy, wrapped. */
        StrategySubscribersAnswer: {
            status?: components["schemas"]["OkStatus"];
            data?: components["schemas"]["StrategySubscriber"][] | null;
        };
        /** @description A text and a video that explain a strategy. Any part may be missing. */
        StrategyDescription: {
            id?: components["schemas"]["Id"];
            strategyDescriptionCode?: components["schemas"]["Text"];
            videoLink?: components["schemas"]["Text"];
            strategyDescription?: components["schemas"]["Text"];
            status?: components["schemas"]["RecordStatus"];
            createdOn?: components["schemas"]["Date"];
            modifiedOn?: components["schemas"]["Date"];
        };
        /**
         * @description What a client sends or asks for. 1 is active or completed, 0 is inactive or pending.
         * @enum {integer}
         */
        BinaryStatus: 0 | 1;
        /** @description A strategy description to be added. */
        NewStrategyDescription: {
            strategyDescriptionCode: string;
            /** Format: uri */
            videoLink: string;
            strategyDescription: string;
            status: components["schemas"]["BinaryStatus"];
        };
        /** @description A live trade that was taken out of its strategy. */
        ExcludedLiveTrade: {
            stockName: components["schemas"]["Code"];
        };
        /** @description The live trade to be taken out, by its stock and day. */
        LiveTradeExclusion: {
            stockName: string;
            /**
             * Format: date
             * @description The day on which the trade was entered.
             */
            businessDate: string;
        };
        /**
         * @description The channel that a notification goes by.
         * @enum {string}
         */
        NotificationType: "App" | "WhatsApp" | "Email";
        /** @description A notification that was sent. */
        Notification: {
            title?: components["schemas"]["Text"];
            topic?: components["schemas"]["Text"];
            /** @description The channel: App, WhatsApp or Email. */
            type?: components["schemas"]["Text"];
            shortDesc?: components["schemas"]["Text"];
            longDesc?: components["schemas"]["Text"];
            createdAt?: components["schemas"]["Date"];
            modifiedOn?: components["schemas"]["Date"];
        };
        /**
         * @description A cache that can be filled anew.
         * @enum {string}
         */
        CacheName: "categories" | "availableFactor" | "strategy";
        /** @description A split, bonus or other corporate action of the calendar. */
        StockSplit: {
            id: components["schemas"]["Id"];
            stockname?: components["schemas"]["Text"];
            splitratio?: components["schemas"]["Text"];
            splitdate?: components["schemas"]["Date"];
            status?: components["schemas"]["RecordStatus"];
            corporateaction?: components["schemas"]["Text"];
            sourcedon?: components["schemas"]["Date"];
            createdon?: components["schemas"]["Date"];
        };
        /** @description A split to be added to the calendar. */
        NewStockSplit: {
            stockname: string;
            splitratio: string;
            /** Format: date */
            splitdate: string;
            status: components["schemas"]["BinaryStatus"];
            corporateaction: string;
            /** Format: date */
            sourcedon: string;
        };
        /** @description What can change of a split, with its stock. */
        StockSplitChanges: {
            id: components["schemas"]["Id"];
            /** @description Sent along, never changed. */
            stockname: string;
            /** Format: date */
            sourcedon: string;
            status: components["schemas"]["BinaryStatus"];
            corporateaction: string;
        };
        /** @description One run of a scheduled job. */
        SchedulerJob: {
            id?: components["schemas"]["Id"];
            scheduler_name?: components["schemas"]["Text"];
            startDate?: components["schemas"]["Date"];
            /** @description None while the job is running. */
            end_date?: components["schemas"]["Date"];
            status?: components["schemas"]["Text"];
        };
        /** @description What a data job did to one stock. */
        AuditLog: {
            id?: components["schemas"]["Id"];
            stock_name?: components["schemas"]["Text"];
            criteria?: components["schemas"]["Text"];
            criteria2?: components["schemas"]["Text"];
            data_type?: components["schemas"]["Text"];
            executedOn?: components["schemas"]["Date"];
            status?: components["schemas"]["Text"];
        };
        /** @description Ten digits, without a country code. */
        PhoneNumber: string;
        /** @description Who wants a one-time code. */
        LoginCodeRequest: {
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @description A call that has nothing to say but that it went well, and perhaps a message for a person to read. */
        Answer: {
            status?: components["schemas"]["OkStatus"];
            /** @description Beside the envelope or without one. */
            message?: string | null;
        };
        /** @description A phone number, and the one-time code that was sent to it. */
        LoginCodeProof: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            otp: string;
        };
        /** @description The member of staff who has signed in. A part of the name may be missing. */
        User: {
            firstName?: components["schemas"]["Text"];
            lastName?: components["schemas"]["Text"];
        };
        /** @description A session that has begun: its tokens, and whose it is. */
        LoginResult: {
            jwtToken: string;
            refreshToken: string;
            user?: components["schemas"]["User"];
        };
        /** @description The answer to a right code. */
        LoginAnswer: {
            status?: components["schemas"]["OkStatus"];
            data: components["schemas"]["LoginResult"];
        };
        /** @description Who wants to become a member of staff. */
        Registration: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @description A list of texts, or one text with commas between them. */
        Words: string[] | null;
        /** @description True or false; also 1 or 0, or one of these as a text. */
        Flag: boolean | null;
        /** @description A blog or newsletter. */
        BlogItem: {
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
        };
        /** @description The state that is wanted; without a body the like is toggled. */
        BlogLike: {
            liked: boolean;
        };
        /** @description How many like a blog, and whether this visitor does where the answer says so. */
        BlogLikes: {
            likesCount: number;
            /** @description Whether this visitor likes it. */
            liked?: components["schemas"]["Flag"];
        };
        /** @description How many like a blog, and whether this visitor does. Section 7 says `a count and a liked flag` and names neither: the first of these that is there is the count. */
        BlogLikeCount: {
            likesCount?: components["schemas"]["Number"];
            likeCount?: components["schemas"]["Number"];
            count?: components["schemas"]["Number"];
            /** @description Whether this visitor likes it. */
            liked?: components["schemas"]["Flag"];
        };
        /** @description What the newsletter form sends. */
        NewNewsletter: {
            text: string;
            /** Format: binary */
            htmlPage: Blob;
            /** Format: binary */
            backgroundImage: Blob;
            blogImages?: Blob[];
        };
        /**
         * @description What a blog is filed under.
         * @enum {string}
         */
        BlogCategory: "Daily Bytes" | "Market Nuggets" | "Market Events" | "Strategies" | "Support Center" | "Uncategorized";
        /** @description What the blog manager sends; `blogImage` is repeated, once for each image. */
        NewBlog: {
            text: string;
            category: components["schemas"]["BlogCategory"];
            /** Format: binary */
            htmlPage?: Blob;
            /** Format: binary */
            backgroundImage?: Blob;
            blogImage?: Blob[];
        };
        /** @description What was changed, with the id and the text always. */
        BlogChanges: {
            id: components["schemas"]["Id"];
            text: string;
            category?: components["schemas"]["BlogCategory"];
            /** Format: binary */
            htmlPage?: Blob;
            /** Format: binary */
            backgroundImage?: Blob;
            blogImage?: Blob[];
        };
        /** @description The blog that is gone. */
        DeletedBlog: {
            id?: components["schemas"]["Id"];
        };
        /** @description What a strategy is sold as. */
        StrategyPlan: {
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
        };
        /** @description A discount or a coupon. */
        Discount: {
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
        };
        /** @description The plans, with the discounts and coupons for them. A list that is missing is empty. */
        PlanCatalog: {
            plans?: components["schemas"]["StrategyPlan"][] | null;
            discounts?: components["schemas"]["Discount"][] | null;
            coupons?: components["schemas"]["Discount"][] | null;
        };
        /** @description The catalog, wrapped. */
        PlanCatalogAnswer: {
            status?: components["schemas"]["OkStatus"];
            data: components["schemas"]["PlanCatalog"];
        };
        /** @description A plan to be added. */
        NewStrategyPlan: {
            strategyCode: string;
            title: string;
            description: string;
            features: string[];
            tag: string;
            iconURL: string;
            subscriptionStatus: number;
            yearlyprice: number;
            monthlyprice: number;
            quarterlyprice: number;
            subscribed?: boolean;
            isSubscribed?: number;
        };
        /** @description All that can change of a plan. */
        StrategyPlanChanges: {
            title: string;
            description: string;
            subscriptionStatus: number;
        };
        /**
         * @description A discount, or a coupon.
         * @enum {string}
         */
        DiscountType: "DISCOUNT" | "COUPON";
        /**
         * @description Whether it can be used.
         * @enum {string}
         */
        DiscountStatus: "Active" | "Inactive";
        /** @description All fields of a discount or coupon; an update sends them all again. */
        NewDiscount: {
            strategycode: string;
            couponcode: string;
            type: components["schemas"]["DiscountType"];
            status: components["schemas"]["DiscountStatus"];
            preferred: number;
            discount: number;
            description: string;
            condition: string;
            combo: number;
        };
    };
    responses: {
        /** @description Too many calls; `Retry-After` says how many seconds to wait. */
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
        /** @description Something broke on the other side. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service cannot be reached for now. */
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
        /** @description No session, or one that has ended. `status.errors.jwt` says so. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than is accepted. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is of a kind that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request can be read, but a value is missing or wrong. `status.errors` names the fields. */
        Invalid: {
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** All went well. Where an answer has no such member, its HTTP status says so. */
export type OkStatus = components['schemas']['OkStatus'];
/** A text. A number is read as its text. */
export type Text = components['schemas']['Text'];
/** What a record is known by: a number or a text that is not empty. Opaque: compared as text (`1` and `"1"` name the same record), never sorted, counted or parsed. */
export type Id = components['schemas']['Id'];
/** `'1'` is active; anything else is not. A number and a truth value are read as their text, `'1'` or `'0'`. */
export type TextStatus = components['schemas']['TextStatus'];
/** A calendar day (`2026-11-21`), or a moment (`2026-11-21T09:15:00+05:30`) with `T` or a space in it. A moment without an offset is in India’s time. A number of twelve digits and more, or a text of them, is milliseconds since 1970. */
export type Date = components['schemas']['Date'];
/** A video, picture or text of the explore pages. */
export type ExploreItem = components['schemas']['ExploreItem'];
/** The items of one section. The list is called `content`, or `contentList`; without either it is empty. */
export type ExploreBlock = components['schemas']['ExploreBlock'];
/** Without data, or without sections in it, there are none. */
export type ExploreAnswer = components['schemas']['ExploreAnswer'];
/** Why a call was refused: in the HTTP status, or inside a 200 by a `statusCode` that is no success or by `errors`. A refusal may also come without this envelope, by its HTTP status alone, its message beside it. */
export type Status = components['schemas']['Status'];
/** A call that was refused. */
export type Refusal = components['schemas']['Refusal'];
/** '1' is Active, '0' is Inactive. A text, unlike the status of other records. */
export type ExploreStatus = components['schemas']['ExploreStatus'];
/** An explore item to be added. */
export type NewExploreItem = components['schemas']['NewExploreItem'];
/** Anything else, or nothing. No client reads what comes here. */
export type Unread = components['schemas']['Unread'];
/** The status that an explore item is to have. */
export type ExploreItemChanges = components['schemas']['ExploreItemChanges'];
/** A number, or a text that is one (`"12.45"`, `"1,23,456"`). */
export type Number = components['schemas']['Number'];
/** 1 is active or completed; anything else is not. True and false are read as 1 and 0. */
export type RecordStatus = components['schemas']['RecordStatus'];
/** One trade of a strategy. */
export type Trade = components['schemas']['Trade'];
/** The figures that a strategy is judged by. */
export type StrategyHighlights = components['schemas']['StrategyHighlights'];
/** The deepest fall of a portfolio. */
export type Drawdown = components['schemas']['Drawdown'];
/** Everything about one strategy. Any part may be missing. */
export type StrategyDetails = components['schemas']['StrategyDetails'];
/** The details of a strategy, wrapped. */
export type StrategyDetailsAnswer = components['schemas']['StrategyDetailsAnswer'];
/** A text that is not empty and that other calls name the record by. A number is read as its text. */
export type Code = components['schemas']['Code'];
/** A strategy, as the list of live strategies has it. */
export type Strategy = components['schemas']['Strategy'];
/** Which description explains which strategy. */
export type StrategyLink = components['schemas']['StrategyLink'];
/** A subscription to a strategy, and whose it is. */
export type StrategySubscriber = components['schemas']['StrategySubscriber'];
/** The subscribers of a strategy, wrapped. */
export type StrategySubscribersAnswer = components['schemas']['StrategySubscribersAnswer'];
/** A text and a video that explain a strategy. Any part may be missing. */
export type StrategyDescription = components['schemas']['StrategyDescription'];
/** What a client sends or asks for. 1 is active or completed, 0 is inactive or pending. */
export type BinaryStatus = components['schemas']['BinaryStatus'];
/** A strategy description to be added. */
export type NewStrategyDescription = components['schemas']['NewStrategyDescription'];
/** A live trade that was taken out of its strategy. */
export type ExcludedLiveTrade = components['schemas']['ExcludedLiveTrade'];
/** The live trade to be taken out, by its stock and day. */
export type LiveTradeExclusion = components['schemas']['LiveTradeExclusion'];
/** The channel that a notification goes by. */
export type NotificationType = components['schemas']['NotificationType'];
/** A notification that was sent. */
export type Notification = components['schemas']['Notification'];
/** A cache that can be filled anew. */
export type CacheName = components['schemas']['CacheName'];
/** A split, bonus or other corporate action of the calendar. */
export type StockSplit = components['schemas']['StockSplit'];
/** A split to be added to the calendar. */
export type NewStockSplit = components['schemas']['NewStockSplit'];
/** What can change of a split, with its stock. */
export type StockSplitChanges = components['schemas']['StockSplitChanges'];
/** One run of a scheduled job. */
export type SchedulerJob = components['schemas']['SchedulerJob'];
/** What a data job did to one stock. */
export type AuditLog = components['schemas']['AuditLog'];
/** Ten digits, without a country code. */
export type PhoneNumber = components['schemas']['PhoneNumber'];
/** Who wants a one-time code. */
export type LoginCodeRequest = components['schemas']['LoginCodeRequest'];
/** A call that has nothing to say but that it went well, and perhaps a message for a person to read. */
export type Answer = components['schemas']['Answer'];
/** A phone number, and the one-time code that was sent to it. */
export type LoginCodeProof = components['schemas']['LoginCodeProof'];
/** The member of staff who has signed in. A part of the name may be missing. */
export type User = components['schemas']['User'];
/** A session that has begun: its tokens, and whose it is. */
export type LoginResult = components['schemas']['LoginResult'];
/** The answer to a right code. */
export type LoginAnswer = components['schemas']['LoginAnswer'];
/** Who wants to become a member of staff. */
export type Registration = components['schemas']['Registration'];
/** A list of texts, or one text with commas between them. */
export type Words = components['schemas']['Words'];
/** True or false; also 1 or 0, or one of these as a text. */
export type Flag = components['schemas']['Flag'];
/** A blog or newsletter. */
export type BlogItem = components['schemas']['BlogItem'];
/** The state that is wanted; without a body the like is toggled. */
export type BlogLike = components['schemas']['BlogLike'];
/** How many like a blog, and whether this visitor does where the answer says so. */
export type BlogLikes = components['schemas']['BlogLikes'];
/** How many like a blog, and whether this visitor does. Section 7 says `a count and a liked flag` and names neither: the first of these that is there is the count. */
export type BlogLikeCount = components['schemas']['BlogLikeCount'];
/** What the newsletter form sends. */
export type NewNewsletter = components['schemas']['NewNewsletter'];
/** What a blog is filed under. */
export type BlogCategory = components['schemas']['BlogCategory'];
/** What the blog manager sends; `blogImage` is repeated, once for each image. */
export type NewBlog = components['schemas']['NewBlog'];
/** What was changed, with the id and the text always. */
export type BlogChanges = components['schemas']['BlogChanges'];
/** The blog that is gone. */
export type DeletedBlog = components['schemas']['DeletedBlog'];
/** What a strategy is sold as. */
export type StrategyPlan = components['schemas']['StrategyPlan'];
/** A discount or a coupon. */
export type Discount = components['schemas']['Discount'];
/** The plans, with the discounts and coupons for them. A list that is missing is empty. */
export type PlanCatalog = components['schemas']['PlanCatalog'];
/** The catalog, wrapped. */
export type PlanCatalogAnswer = components['schemas']['PlanCatalogAnswer'];
/** A plan to be added. */
export type NewStrategyPlan = components['schemas']['NewStrategyPlan'];
/** All that can change of a plan. */
export type StrategyPlanChanges = components['schemas']['StrategyPlanChanges'];
/** A discount, or a coupon. */
export type DiscountType = components['schemas']['DiscountType'];
/** Whether it can be used. */
export type DiscountStatus = components['schemas']['DiscountStatus'];
/** All fields of a discount or coupon; an update sends them all again. */
export type NewDiscount = components['schemas']['NewDiscount'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseFailed = components['responses']['Failed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseConflict = components['responses']['Conflict'];
export type $defs = Record<string, never>;
export interface operations {
    listExploreSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExploreAnswer"] | components["schemas"]["ExploreBlock"][];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExploreItem: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExploreItem"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                    "application/json": components["schemas"]["StrategyDetails"] | components["schemas"]["StrategyDetailsAnswer"];
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
            header?: never;
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
                    "application/json": components["schemas"]["StrategyLink"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            query?: never;
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
                    "application/json": components["schemas"]["StrategySubscribersAnswer"];
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
            header?: never;
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
            header?: never;
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
            query?: never;
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
            /** @description What was done, for a person to read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
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
            /** @description What was done, for a person to read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
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
    listStockSplits: {
        parameters: {
            query?: {
                /** @description 1 for completed, 0 for pending; both without it. */
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
            header?: never;
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
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSplit"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            query?: never;
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLogs: {
        parameters: {
            query?: never;
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
            /** @description The code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                    "application/json": components["schemas"]["LoginAnswer"];
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
                    "application/json": components["schemas"]["Answer"] | components["schemas"]["Unread"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogItem"][] | components["schemas"]["Unread"];
                };
            };
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
            /** @description The likes it has now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogLikes"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            header?: never;
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
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogItem"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            header?: never;
            path: {
                /** @description The id of a blog. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBlog"] | components["schemas"]["Unread"];
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
                    "application/json": components["schemas"]["PlanCatalogAnswer"];
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
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyPlan"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
    createDiscount: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discount"] | components["schemas"]["Unread"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            409: components["responses"]["Conflict"];
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
