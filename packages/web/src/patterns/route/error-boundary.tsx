import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Drawn instead of what failed. */
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode
  /** Called before what failed is drawn afresh. */
  readonly onTryAgain?: () => void
}

/** Keeps a failure of one part from blanking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen could not be drawn.', error, info.componentStack)
  }

  tryAgain = () => {
    this.props.onTryAgain?.()
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.tryAgain) : this.props.children
  }
}
