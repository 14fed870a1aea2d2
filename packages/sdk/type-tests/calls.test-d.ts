/** What a caller's editor knows of the calls; compiled, never run. */
import { expectTypeOf } from 'expect-type'
import type {
  Api,
  ApiError,
  BinaryStatus,
  Blog,
  CacheName,
  ExploreSection,
  NewStockSplit,
  PlanCatalog,
  StockSplit,
  Strategy,
} from '../src/index.ts'
import { createClient, isApiError, isNetworkError } from '../src/index.ts'

declare const api: Api

expectTypeOf(createClient).returns.toEqualTypeOf<Api>()

// Lists are lists of the description's rows.
expectTypeOf(api.explore.list).returns.resolves.toEqualTypeOf<ExploreSection[]>()
expectTypeOf(api.strategies.list).returns.resolves.toEqualTypeOf<Strategy[]>()
expectTypeOf(api.stockSplits.list).returns.resolves.toEqualTypeOf<StockSplit[]>()
expectTypeOf(api.blogs.list).returns.resolves.toEqualTypeOf<Blog[]>()
expectTypeOf(api.plans.catalog).returns.resolves.toEqualTypeOf<PlanCatalog>()

// A resource that may come in more than one shape has one here.
expectTypeOf<Blog['categories']>().toEqualTypeOf<string[]>()
expectTypeOf<ExploreSection>().toHaveProperty('content')

// Text comes as text.
expectTypeOf(api.cache.refresh).returns.resolves.toBeString()
expectTypeOf(api.cache.refresh).parameter(0).toEqualTypeOf<CacheName>()
expectTypeOf(api.auth.requestCode).returns.resolves.toBeString()

// Only what the description has can be asked for, and every call can be given up.
expectTypeOf<NonNullable<Parameters<Api['stockSplits']['list']>[0]>['splitStatus']>().toEqualTypeOf<
  BinaryStatus | undefined
>()
expectTypeOf(api.stockSplits.create).parameter(0).toEqualTypeOf<NewStockSplit>()
expectTypeOf(api.stockSplits.list).toBeCallableWith({ signal: new AbortController().signal })
// @ts-expect-error: two is no status of a split
void api.stockSplits.list({ splitStatus: 2 })
// @ts-expect-error: a split without a stock is none
void api.stockSplits.create({})
// @ts-expect-error: a client has to know where its services are
createClient({ baseUrl: 'https://api.example.com' })

// The wire has each path under its verb, and takes what any call takes.
const { platform } = api.http
expectTypeOf(await platform.GET('/getStockSplitCalender')).toHaveProperty('response')
expectTypeOf((await platform.GET('/liveStrategies', { timeout: 5 })).data).toExtend<
  Strategy[] | { data: Strategy[] }
>()
expectTypeOf((await platform.POST('/{id}/like', { params: { path: { id: 7 } } })).data).toExtend<
  { likesCount: number } | undefined
>()
// @ts-expect-error: a path that has places is asked for with them
void platform.GET('/fetchNewsLetterAndBlogs/{id}')
// @ts-expect-error: this is no path to post to
void platform.POST('/liveStrategies')
// @ts-expect-error: answers are read as the description says
void platform.GET('/liveStrategies', { parseAs: 'text' })

// The guards narrow what was caught.
declare const caught: unknown
if (isApiError(caught)) {
  expectTypeOf(caught).toExtend<ApiError>()
  expectTypeOf(caught.fields).toExtend<Readonly<Record<string, string>>>()
}
if (isNetworkError(caught)) expectTypeOf(caught.kind).toEqualTypeOf<'offline' | 'timeout' | 'aborted'>()
