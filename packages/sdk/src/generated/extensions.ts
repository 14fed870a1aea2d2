// Generated from openapi/ by generate.ts. Do not edit.

export interface paths {
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest actions of staff. */
        get: operations["listActivity"];
        put?: never;
        post?: never;
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
        /** What can be imported, and the import that runs. */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports a file of records, all of it or nothing.
         * @description A repeated import changes nothing. While another import runs it is refused with 409, or the report is `failed` if another process runs the other import. Above the size limit it is refused with 413, and with 422 where its `Idempotency-Key` was used with another query or other files. The body of a slow import begins with spaces, so that no proxy ends it.
         */
        post: operations["importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every strategy with the values that staff enter. */
        get: operations["listStrategyRecords"];
        put?: never;
        /** Adds a strategy. */
        post: operations["createStrategyRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/strategies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects a strategy.
         * @description Highlights and drawdown that are null are deleted.
         */
        put: operations["updateStrategyRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/strategies/{strategyCode}/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every trade of a strategy. */
        get: operations["listTrades"];
        put?: never;
        /** Adds a trade to a strategy. */
        post: operations["createTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Corrects or closes a trade. */
        put: operations["updateTrade"];
        post?: never;
        /** Deletes a trade. */
        delete: operations["deleteTrade"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a login code to the registered email address of a phone number, where SMS is down. */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has become of a notification for its recipients. */
        get: operations["getNotificationDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/delivery/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels what has not been sent yet. Messages that are with the provider are not taken back. */
        post: operations["cancelNotificationDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/delivery/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends again to the recipients whose delivery has failed. */
        post: operations["retryNotificationDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/recipients/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people a notification of a channel is sent to. */
        get: operations["countRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller and their role. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of a refresh token. Its tokens stop working at once; an unknown token is not refused. */
        post: operations["logOut"];
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
         * The records of every list whose name has each word of a text, at most ten of a kind.
         * @description Subscribers, by their whole id, and tickets are found only for those who may edit, members of staff only for those who may manage staff. A deleted blog is found while it can be restored.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shared views of a list, the oldest first. */
        get: operations["listSharedViews"];
        put?: never;
        /** Shares a view of a list with all staff. A list has at most 100, each with another name. */
        post: operations["shareView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a shared view, for who shared it and for owners. */
        delete: operations["deleteSharedView"];
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
        /** Every member of staff, by name. */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invites that can still be used, the newest first. */
        get: operations["listInvites"];
        put?: never;
        /**
         * Makes an invite with which one person can register within a day.
         * @description A repeated submission is refused with 409, because the link is shown only once.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes back an invite that nobody has used. Its link stops working. */
        delete: operations["withdrawInvite"];
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
        get?: never;
        /** Changes the phone number, which ends their sessions, or the role of a member of staff. The last owner stays an owner. */
        put: operations["updateStaff"];
        post?: never;
        /** Removes a member of staff, but not the caller or the last owner. What they did stays recorded. */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the sessions of a member of staff, but not the caller or the last owner, and lets them not log in. */
        post: operations["disableStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a disabled member of staff log in again. */
        post: operations["enableStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of a member of staff, the last used first. */
        get: operations["listStaffSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a member of staff out everywhere. */
        post: operations["endStaffSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-trades/include": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the exclusion of a live trade. */
        post: operations["includeLiveTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people and kinds of records to filter actions by. */
        get: operations["listActivityFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The earlier versions of a blog. */
        get: operations["listBlogVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An earlier version of a blog, beside its present state. */
        get: operations["getBlogVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/versions/{versionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an earlier version of a blog the present one. */
        post: operations["restoreBlogVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted blogs that can be restored. */
        get: operations["listDeletedBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleted-blogs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a deleted blog again. */
        post: operations["restoreDeletedBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tickets of the contact form, newest first. */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tickets as a CSV file for spreadsheets, in which no text becomes a formula. */
        get: operations["exportTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ticket. */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        /** Deletes a ticket for good. */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the status of a ticket. The same status again changes nothing. */
        post: operations["changeTicketStatus"];
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
        /** @description A record of a list, by its name. */
        FoundRecord: FoundRecord;
        /** @description Values of a record, by field. */
        RecordedValues: RecordedValues;
        /** @description An action of a member of staff, a login, or a command of the operator. */
        Activity: Activity;
        /** @description The call succeeded. A response without this member succeeds by its HTTP status. */
        OkStatus: {
            /** @description 200 is success, and no other code (section 9). */
            statusCode?: number | string | null;
            /** @description A message for a person. */
            message?: string | null;
            /** @description Empty or absent. */
            errors?: Record<string, never> | null;
        } | null;
        /** @description Why a call was refused: by HTTP status, or inside a 200 by another `statusCode` than 200 or by `errors`. A refusal may also have no envelope, only an HTTP status and a message. */
        Status: Status;
        /** @description A call that was refused. */
        Refusal: Refusal;
        /** @description Something that can be imported from a file. */
        ImportKind: ImportKind;
        /** @description The import that runs in this server. */
        RunningImport: RunningImport;
        /** @description What can be imported, and what is being imported. */
        Imports: Imports;
        ImportUpload: ImportUpload;
        /** @description An error of a file. */
        ImportError: ImportError;
        /** @description A text of the file that is none of the choices of its column. */
        UnknownText: UnknownText;
        /** @description The rows with errors as a file of the form of the imported one. Its first column has the errors, and is ignored by an import. */
        FailedRows: FailedRows;
        /** @description A value that an import would change. */
        ValueChange: ValueChange;
        /** @description Where a column of the records comes from. */
        MappedColumn: MappedColumn;
        /** @description The columns of a file, and what they are mapped to. */
        FileColumns: FileColumns;
        /** @description What an import did, or would do. With any error nothing is imported. */
        ImportReport: ImportReport;
        /** @description Figures of the closed trades of a strategy. */
        Highlights: Highlights;
        /** @description The deepest fall of a strategy's value from a peak. */
        Drawdown: Drawdown;
        /** @description The values of a strategy that staff enter. */
        StrategyFigures: StrategyFigures;
        /** @description A strategy with the values that staff enter. */
        StrategyRecord: StrategyRecord;
        /** @description A strategy to add. */
        NewStrategy: NewStrategy;
        /** @description A trade of a strategy. */
        TradeRecord: TradeRecord;
        /** @description The values of a trade. It is live without an exit, else closed. */
        TradeValues: TradeValues;
        DeletedTrade: DeletedTrade;
        /**
         * @description The channel of a notification.
         * @enum {string}
         */
        NotificationType: "App" | "WhatsApp" | "Email";
        /** @description What has become of a notification for its recipients. */
        NotificationDelivery: NotificationDelivery;
        /** @description The people who agreed to a channel and have an address of it. */
        RecipientCount: RecipientCount;
        /**
         * @description What a member of staff may do: a viewer reads, an editor also changes records, an owner also manages staff.
         * @enum {string}
         */
        Role: "viewer" | "editor" | "owner";
        /** @description Null for a role that no longer exists, which has no rights. */
        KnownRole: components["schemas"]["Role"] | null;
        /**
         * @description Something that roles allow. No right includes another.
         * @enum {string}
         */
        Right: "view" | "edit" | "manageStaff";
        /** @description The caller. */
        Me: Me;
        /** @description The session to end. */
        Logout: Logout;
        /** @description The result of ending sessions. */
        EndedSessions: EndedSessions;
        ColumnIds: string[];
        /** @description How a view shows the columns of its list, each by its id. */
        ViewColumns: ViewColumns;
        /** @description A view of a list that all staff see. */
        SharedView: SharedView;
        /** @description A search, filters, a sort and columns of a list, for all staff. */
        NewSharedView: NewSharedView;
        /** @description The view that was deleted. */
        DeletedSharedView: DeletedSharedView;
        /** @description A member of staff. */
        StaffMember: StaffMember;
        /** @description An invite that nobody has used, and that has not expired. */
        PendingInvite: PendingInvite;
        /** @description Whom to invite. */
        NewInvite: NewInvite;
        /** @description An invite for one registration. Its link is shown only once. */
        Invite: Invite;
        /** @description The invite that was taken back. */
        WithdrawnInvite: WithdrawnInvite;
        /** @description What to change of a member of staff. */
        StaffChanges: StaffChanges;
        /** @description The member of staff who was removed. */
        RemovedStaffMember: RemovedStaffMember;
        /** @description A session of a member of staff. */
        StaffSession: StaffSession;
        /** @description A live trade that staff excluded. */
        ExcludedTrade: ExcludedTrade;
        ActivityPerson: ActivityPerson;
        /** @description The people and the kinds of records that the recorded actions have. */
        ActivityFilters: ActivityFilters;
        /** @description A blog as it was until a change replaced it. */
        BlogVersion: BlogVersion;
        /** @description What staff can change of a blog. */
        BlogContent: BlogContent;
        /** @description A version and the present state of its blog. */
        BlogVersionDetails: BlogVersionDetails;
        RestoredBlog: RestoredBlog;
        /** @description A deleted blog that can be restored. */
        DeletedBlog: DeletedBlog;
        /** @enum {string} */
        TicketStatus: "new" | "open" | "answered" | "spam";
        /** @description A message of the contact form. */
        Ticket: Ticket;
        /** @description A part of the tickets, newest first. */
        TicketList: TicketList;
        /** @description The ticket that is no more. */
        DeletedTicket: DeletedTicket;
        NewTicketStatus: NewTicketStatus;
        /** @description The status of a ticket, and who changed it. */
        TicketChange: TicketChange;
    };
    responses: {
        /** @description The call is refused. `status.message` says why, `status.errors` names the fields. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
        IdempotencyKey: string;
        /** @description The id of the notification, from the list of notifications. */
        notification: string;
        /** @description The id of a member of staff. */
        memberId: string;
        /** @description Only tickets of this status. Default: all. */
        status: components["schemas"]["TicketStatus"];
        /** @description Only tickets with this text in name, e-mail or message, ignoring case. Default: all. */
        search: string;
        /** @description The id of a ticket. */
        ticketId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of what is in the body, in double quotes. Not every API sends one. */
        ETag: string;
    };
    pathItems: never;
}
export interface FoundRecord {
    /** @enum {string} */
    kind: "strategy" | "discount" | "plan" | "strategy-description" | "stock-split" | "explore-item" | "blog" | "deleted-blog" | "notification" | "subscriber" | "ticket" | "staff";
    /** @description Its id in the list. */
    id: string;
    name: string;
    /** @description Which of several lists has it: the channel of a notification, the strategy code of a subscriber; null where a kind has one list. */
    list: string | null;
}
export interface RecordedValues {
    [key: string]: unknown;
}
export interface Activity {
    id: number;
    /** Format: date-time */
    at: string;
    /** @description The id of the person; `operator` for a command of the operator. */
    staffId: string;
    staffName: string;
    /** @description The noun of a record and what happened to it: `blog.deleted`. */
    action: string;
    /** @description The name or id of the record, as it was recorded. */
    subject: string | null;
    /** @description What the record is called now, or was when it was deleted; null if that is not known, or if the caller may not find the record. */
    name: string | null;
    /** @description The record as `searchRecords` finds it; null if it was deleted, or if the caller may not find it. */
    record: components["schemas"]["FoundRecord"] | null;
    /** @description The changed fields with their values before the change; null for a new record. Phone numbers and e-mail addresses are partly hidden. */
    before: components["schemas"]["RecordedValues"] | null;
    /** @description The changed fields with their values after the change; null for a deleted record. */
    after: components["schemas"]["RecordedValues"] | null;
    /** @description The `x-request-id` of the response. */
    requestId: string;
}
export type OkStatus = components['schemas']['OkStatus'];
export interface Status {
    statusCode: number;
    /** @description A message for a person. */
    message?: string | null;
    /** @description Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
    errors?: {
        [key: string]: unknown;
    } | null;
}
export interface Refusal {
    status: components["schemas"]["Status"];
}
export interface ImportKind {
    /** @description The name in the path of an import: `explore-items`. */
    name: string;
    /** @description The columns of a record. A file may name them otherwise, and may lack those whose cells may be empty. */
    columns: string[];
}
export interface RunningImport {
    kind: string;
    fileName: string;
    /** @description How many rows were read. */
    rows: number;
}
export interface Imports {
    kinds: components["schemas"]["ImportKind"][];
    running: components["schemas"]["RunningImport"] | null;
    /** @description The most bytes of an upload. */
    sizeLimit: number;
}
export interface ImportUpload {
    /**
     * Format: binary
     * @description A file whose name ends in `.csv`, `.tsv`, `.txt`, `.xlsx` or `.ndjson`.
     */
    file: File;
    /** @description The pages and images of blogs, which the file names. */
    files?: File[];
}
export interface ImportError {
    /** @description Null for an error of the whole file. */
    line: number | null;
    /** @description Null for an error of the whole line. */
    column: string | null;
    reason: string;
}
export interface UnknownText {
    column: string;
    text: string;
    choices: string[];
}
export interface FailedRows {
    fileName: string;
    /** @description How many rows the file has, at most 10,000. */
    count: number;
    /** @description The bytes of the file in base64. */
    base64: string;
}
export interface ValueChange {
    line: number;
    column: string;
    before: string | null;
    after: string | null;
}
export interface MappedColumn {
    column: string;
    /** @description The column of the file, or several joined by ` + `; null for none. */
    from: string | null;
    /** @description The text that every row gets; null for none. */
    value: string | null;
    /** @description Whether a new record needs it. */
    isRequired: boolean;
    /** @description The first three values as they are stored. */
    samples: string[];
}
export interface FileColumns {
    /** @description The sheets of a workbook; none for another file. */
    sheets: string[];
    /** @description The sheet that was read; null for another file. */
    sheet: string | null;
    header: string[];
    ignored: string[];
    mapped: components["schemas"]["MappedColumn"][];
}
export interface ImportReport {
    /**
     * @description `checked` after a dry run without errors; `refused` with errors of the file; `failed` where the server could not process the file, for the one reason in `errors`.
     * @enum {string}
     */
    outcome: "imported" | "checked" | "refused" | "failed";
    added: number;
    changed: number;
    unchanged: number;
    /** @description At most 100 errors, by line. */
    errors: components["schemas"]["ImportError"][];
    /** @description The number of all errors. */
    errorCount: number;
    /** @description At most 50 texts that `mapping` can replace. */
    unknownTexts: components["schemas"]["UnknownText"][];
    /** @description Null without errors of rows. */
    failedRows: components["schemas"]["FailedRows"] | null;
    /** @description At most 100 rows that were left out, or need a look, and why. */
    notes: components["schemas"]["ImportError"][];
    /** @description The number of all notes. */
    noteCount: number;
    /** @description At most 100 values that a dry run would change. */
    changes: components["schemas"]["ValueChange"][];
    /** @description Null where the columns could not be read. */
    columns: components["schemas"]["FileColumns"] | null;
    /** @description Columns whose dates can be read in two orders, of which `dates` decided. */
    ambiguousDates: string[];
    /** @description The SHA-256 of the file; null if it could not be read to its end. */
    hash: string | null;
}
export interface Highlights {
    winningTrades: number;
    losingTrades: number;
    totalTrades: number;
    /** @description In days. */
    averageHoldingPeriod: number | null;
    /** @description In days. */
    averageStockPeriod: number | null;
    /** @description In days. */
    drawDownPeriod: number | null;
}
export interface Drawdown {
    /** Format: date */
    startRange: string;
    /** Format: date */
    endRange: string;
    drawDownInPercentage: number;
    drawDownAmount: number;
    currentPortfolioReturn: number;
    maxPortfolioReturn: number;
    prevPortfolioReturn: number;
}
export interface StrategyFigures {
    factor: string;
    xirr: number | null;
    netReturn: number | null;
    pnl: number | null;
    /**
     * @description 0 for inactive, 1 for active.
     * @enum {integer}
     */
    status: 0 | 1;
    highlights: components["schemas"]["Highlights"] | null;
    drawdown: components["schemas"]["Drawdown"] | null;
}
export interface StrategyRecord {
    id: number;
    strategyCode: string;
    /** @description Its version, for `If-Match`. */
    etag: string;
    figures: components["schemas"]["StrategyFigures"];
}
export interface NewStrategy {
    strategyCode: string;
    figures: components["schemas"]["StrategyFigures"];
}
export interface TradeRecord {
    id: number;
    stockName: string;
    entryPrice: number;
    exitPrice: number | null;
    pnl: number;
    /** Format: date */
    entryDate: string;
    /** Format: date */
    exitDate: string | null;
    /** @description Its version, for `If-Match`. */
    etag: string;
}
export interface TradeValues {
    stockName: string;
    entryPrice: number;
    exitPrice: number | null;
    pnl: number;
    /** Format: date */
    entryDate: string;
    /** Format: date */
    exitDate: string | null;
}
export interface DeletedTrade {
    id: number;
}
export type NotificationType = components['schemas']['NotificationType'];
export interface NotificationDelivery {
    /** @description The id of the notification. */
    id: string;
    channel: components["schemas"]["NotificationType"];
    /**
     * @description `unknown` for a notification of before deliveries were recorded.
     * @enum {string}
     */
    state: "sending" | "finished" | "cancelled" | "unknown";
    /** @description The recipients for whom a delivery has been written. */
    recipients: number;
    /** @description Accepted by the provider. */
    delivered: number;
    failed: number;
    /** @description Not sent, because the notification was cancelled or the person no longer agrees. */
    cancelled: number;
    /** @description Not sent yet. */
    queued: number;
    /** @description Why deliveries failed, the most frequent reason first; at most 20. */
    reasons: {
        reason: string;
        count: number;
    }[];
}
export interface RecipientCount {
    channel: components["schemas"]["NotificationType"];
    count: number;
}
export type Role = components['schemas']['Role'];
export type KnownRole = components['schemas']['KnownRole'];
export type Right = components['schemas']['Right'];
export interface Me {
    /** Format: uuid */
    id: string;
    /** @description First and last name. */
    name: string;
    role: components["schemas"]["KnownRole"];
    /** @description What the role allows. */
    rights: components["schemas"]["Right"][];
}
export interface Logout {
    refreshToken: string;
}
export interface EndedSessions {
    /** @description The number of sessions that were ended. */
    sessionCount: number;
}
export type ColumnIds = components['schemas']['ColumnIds'];
export interface ViewColumns {
    /** @description The hidden columns. */
    hidden: components["schemas"]["ColumnIds"];
    /** @description The columns that the list does not show at first. */
    shown: components["schemas"]["ColumnIds"];
    order: components["schemas"]["ColumnIds"];
    /** @description The columns that stay in view. */
    pinned: components["schemas"]["ColumnIds"];
    /** @description In pixels. */
    widths: {
        [key: string]: number;
    };
}
export interface SharedView {
    /** Format: uuid */
    id: string;
    list: string;
    name: string;
    search: string;
    columns: components["schemas"]["ViewColumns"] | null;
    /** Format: date-time */
    sharedOn: string;
    /** @description Who shared it; null once they are no longer staff. */
    sharedBy: string | null;
    /**
     * Format: uuid
     * @description The account of who shared it.
     */
    sharedById: string | null;
    /** @description Whether the caller may delete it: who shared it, and owners. */
    mayDelete: boolean;
}
export interface NewSharedView {
    /** @description The name of the list: `Discounts`. */
    list: string;
    name: string;
    /** @description The query of the list in the address of the console. */
    search: string;
    /** @description Null for a view that leaves the columns as they are. */
    columns: components["schemas"]["ViewColumns"] | null;
    /**
     * Format: uuid
     * @description For owners, who restore a view of somebody else: `sharedById` of the deleted view. Default: the caller.
     */
    sharedById?: string | null;
}
export interface DeletedSharedView {
    /** Format: uuid */
    id: string;
}
export interface StaffMember {
    /** Format: uuid */
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    /** @description Ten digits. Login codes are sent to it. */
    phoneNumber: string;
    role: components["schemas"]["KnownRole"];
    /**
     * Format: date-time
     * @description When the person registered.
     */
    createdOn: string;
    /**
     * Format: date-time
     * @description Since when the person cannot log in.
     */
    disabledAt: string | null;
    /** @description The sessions that can go on. */
    sessionCount: number;
    /**
     * Format: date-time
     * @description The last use of one of these sessions, within a quarter of an hour.
     */
    lastUsedAt: string | null;
}
export interface PendingInvite {
    id: string;
    role: components["schemas"]["KnownRole"];
    /** @description The name of the owner who made it; null for one of the command line. */
    createdBy: string | null;
    /** Format: date-time */
    createdOn: string;
    /** Format: date-time */
    expiresAt: string;
}
export interface NewInvite {
    role: components["schemas"]["Role"];
}
export interface Invite {
    /** Format: uri */
    link: string;
    role: components["schemas"]["Role"];
    /** Format: date-time */
    expiresAt: string;
}
export interface WithdrawnInvite {
    id: string;
}
export interface StaffChanges {
    phoneNumber?: string;
    role?: components["schemas"]["Role"];
}
export interface RemovedStaffMember {
    /** Format: uuid */
    id: string;
}
export interface StaffSession {
    /** Format: uuid */
    id: string;
    /**
     * Format: date-time
     * @description When the person logged in.
     */
    createdOn: string;
    /**
     * Format: date-time
     * @description The last use, within a quarter of an hour; null for a session that an earlier release started.
     */
    lastUsedAt: string | null;
    /** @description The browser of the login: Firefox on Windows. */
    browser: string | null;
}
export interface ExcludedTrade {
    stockName: string;
    /**
     * Format: date
     * @description The day of its entry.
     */
    businessDate: string;
}
export interface ActivityPerson {
    id: string;
    /** @description The name in the newest action. */
    name: string;
}
export interface ActivityFilters {
    people: components["schemas"]["ActivityPerson"][];
    /** @description Nouns of actions, such as `blog`. */
    kinds: string[];
}
export interface BlogVersion {
    id: number;
    blogId: number;
    /**
     * Format: date-time
     * @description When the version was replaced.
     */
    at: string;
    /** @description Who replaced it. */
    staffName: string;
    /** @description The change that replaced it: `blog.changed`, `blog.deleted` or `blog.restored`. */
    action: string;
    text: string;
    category: string | null;
}
export interface BlogContent {
    text: string;
    category: string | null;
    /** @description The HTML of the body. */
    page: string | null;
    /** @description The name of the stored file. */
    picture: string | null;
    /** @description The names of the uploaded images of the page. */
    images: string[];
}
export interface BlogVersionDetails {
    version: components["schemas"]["BlogVersion"];
    earlier: components["schemas"]["BlogContent"];
    /** @description The present state; null for a deleted blog. */
    present: components["schemas"]["BlogContent"] | null;
}
export interface RestoredBlog {
    id: number;
}
export interface DeletedBlog {
    /** @description The id of the blog. */
    id: number;
    /** Format: date-time */
    deletedOn: string;
    /** @description Who deleted it. */
    staffName: string;
    text: string;
    category: string | null;
    /** Format: date-time */
    publishedDate: string;
    likesCount: number;
    /**
     * Format: date-time
     * @description Until when it can be restored.
     */
    keptUntil: string;
}
export type TicketStatus = components['schemas']['TicketStatus'];
export interface Ticket {
    /** Format: uuid */
    id: string;
    name: string;
    email: string;
    phone: string | null;
    message: string;
    /** Format: date-time */
    createdOn: string;
    status: components["schemas"]["TicketStatus"];
    /**
     * Format: date-time
     * @description When staff last changed the status.
     */
    changedOn: string | null;
    /** @description Who did. */
    changedBy: string | null;
}
export interface TicketList {
    tickets: components["schemas"]["Ticket"][];
    /** @description The `before` of the next part; null after the last. */
    next: string | null;
}
export interface DeletedTicket {
    /** Format: uuid */
    id: string;
}
export interface NewTicketStatus {
    status: components["schemas"]["TicketStatus"];
}
export interface TicketChange {
    /** Format: uuid */
    id: string;
    status: components["schemas"]["TicketStatus"];
    /** Format: date-time */
    changedOn: string | null;
    changedBy: string | null;
}
export type ResponseRefused = components['responses']['Refused'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterNotification = components['parameters']['notification'];
export type ParameterMemberId = components['parameters']['memberId'];
export type ParameterStatus = components['parameters']['status'];
export type ParameterSearch = components['parameters']['search'];
export type ParameterTicketId = components['parameters']['ticketId'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /** @description The maximum number of actions. Default: 50. */
                limit?: number;
                /** @description Only actions older than the one with this id. Default: all. */
                before?: number;
                /** @description Only actions of the person with this id. Default: of everybody. */
                person?: string;
                /** @description Only actions on records of this kind, such as `blog`. Default: of all kinds. */
                kind?: string;
                /** @description Only actions on the record that has this name or id, or a name that starts with these words. Default: on any record. */
                subject?: string;
                /** @description Only actions at or after this moment. Default: from the first one. */
                since?: string;
                /** @description Only actions before this moment. Default: up to now. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of files, and the running import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Imports"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    importFile: {
        parameters: {
            query?: {
                /** @description Reports what an import would do, and imports nothing. Default: false. */
                dryRun?: boolean;
                /** @description JSON: `columns` has the column of the file for a column of the kind, several joined by ` + `, or an empty text for none; `values` a text for every row; `replacements` texts of a column and what replaces them. The rest is guessed from the names. */
                mapping?: string;
                /** @description Which part of a date such as 05/04/2024 is first, where no date of the file shows it. */
                dates?: "day-first" | "month-first";
                /** @description The sheet of a workbook. Default: the first. */
                sheet?: string;
            };
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The name of a kind of `listImports`. */
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description The report, also of a file with errors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listStrategyRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategies, by id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyRecord"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    createStrategyRecord: {
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
                "application/json": components["schemas"]["NewStrategy"];
            };
        };
        responses: {
            /** @description The strategy as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyRecord"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    updateStrategyRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the strategy. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyFigures"];
            };
        };
        responses: {
            /** @description The strategy as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyRecord"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listTrades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the strategy. */
                strategyCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades, open ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRecord"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    createTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The code of the strategy. */
                strategyCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeValues"];
            };
        };
        responses: {
            /** @description The trade as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRecord"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    updateTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the trade. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeValues"];
            };
        };
        responses: {
            /** @description The trade as saved */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRecord"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteTrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the record must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the trade. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the trade */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTrade"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phoneNumber: string;
                };
            };
        };
        responses: {
            /** @description Accepted, whether or not the number is registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: components["schemas"]["OkStatus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    getNotificationDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the notification, from the list of notifications. */
                id: components["parameters"]["notification"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of it so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDelivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    cancelNotificationDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the notification, from the list of notifications. */
                id: components["parameters"]["notification"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of it so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDelivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    retryNotificationDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the notification, from the list of notifications. */
                id: components["parameters"]["notification"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of it so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationDelivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    countRecipients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: components["schemas"]["NotificationType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number at this moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientCount"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Logout"];
            };
        };
        responses: {
            /** @description The number of sessions that were ended, 0 or 1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    searchRecords: {
        parameters: {
            query?: {
                /** @description One word or several; case does not matter. Default: nothing is found. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records, by kind; within a kind those first whose name begins with the text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRecord"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listSharedViews: {
        parameters: {
            query?: {
                /** @description Only views of this list. Default: of all lists. */
                list?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedView"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    shareView: {
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
                "application/json": components["schemas"]["NewSharedView"];
            };
        };
        responses: {
            /** @description The shared view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedView"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteSharedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a shared view. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSharedView"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingInvite"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    inviteStaff: {
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
                "application/json": components["schemas"]["NewInvite"];
            };
        };
        responses: {
            /** @description The invite */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    withdrawInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of an invite. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnInvite"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a member of staff. */
                id: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChanges"];
            };
        };
        responses: {
            /** @description The member of staff as changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a member of staff. */
                id: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedStaffMember"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    disableStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a member of staff. */
                id: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member of staff as changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    enableStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a member of staff. */
                id: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member of staff as changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listStaffSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a member of staff. */
                id: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    endStaffSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a member of staff. */
                id: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of sessions that were ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    includeLiveTrade: {
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
                "application/json": components["schemas"]["ExcludedTrade"];
            };
        };
        responses: {
            /** @description The trade that is shown again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcludedTrade"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listActivityFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people by name, and the kinds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityFilters"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listBlogVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the blog. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogVersion"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    getBlogVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the blog. */
                id: number;
                /** @description The id of the version. */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with its page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogVersionDetails"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreBlogVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version (`etag`) in double quotes that the blog must still have; default: any. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the blog. */
                id: number;
                /** @description The id of the version. */
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredBlog"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listDeletedBlogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blogs, the last deleted first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedBlog"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    restoreDeletedBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the blog. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blog */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredBlog"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Only tickets of this status. Default: all. */
                status?: components["parameters"]["status"];
                /** @description Only tickets with this text in name, e-mail or message, ignoring case. Default: all. */
                search?: components["parameters"]["search"];
                /** @description The maximum number of tickets. Default: 100. */
                limit?: number;
                /** @description The `next` of a list, for the tickets after it. Default: the newest. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    exportTickets: {
        parameters: {
            query?: {
                /** @description Only tickets of this status. Default: all. */
                status?: components["parameters"]["status"];
                /** @description Only tickets with this text in name, e-mail or message, ignoring case. Default: all. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a ticket. */
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a ticket. */
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTicket"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
    changeTicketStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a submission. Where the API supports it, a repeated submission gets the first result, for a day. The same key with another path, query or content is refused with 422. The console sends it only if its configuration says that the API has extensions. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of a ticket. */
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicketStatus"];
            };
        };
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketChange"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Refused"];
        };
    };
}
