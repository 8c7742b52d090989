// The library that serves HTTP with cpp-httplib; loaded by http.cpp. Only what versions 0.11 to 0.18 have in
// common.
#include <sys/random.h>
#include <sys/socket.h>

#include <atomic>

#include <httplib.h>

#include "view/http.h"

namespace weft::view {
namespace {

constexpr size_t threads = 8, most_requests_of_a_connection = 1000;
constexpr time_t idle_seconds = 2;

std::vector<std::string> all_of(const httplib::Request& request, const char* header) {
    std::vector<std::string> values;
    const auto [first, last] = request.headers.equal_range(header);
    for (auto at = first; at != last; ++at) values.push_back(at->second);
    return values;
}

class Httplib : public HttpServer {
  public:
    Httplib() {
        server_.new_task_queue = [] { return new httplib::ThreadPool(threads); };
        // Not what the library does by itself: a second server on the port of another would get half of its
        // requests.
        server_.set_socket_options([](auto socket) {
            const int yes = 1;
            ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        });
        server_.set_payload_max_length(0);
        server_.set_keep_alive_max_count(most_requests_of_a_connection);
        server_.set_keep_alive_timeout(idle_seconds);
        server_.set_tcp_nodelay(true);
    }

    int bind(int port) override {
        constexpr const char* loopback = "127.0.0.1";
        if (port != 0) return server_.bind_to_port(loopback, port) ? port : 0;
        const int chosen = server_.bind_to_any_port(loopback);
        return chosen > 0 ? chosen : 0;
    }

    void serve(HttpHandler handler) override {
        // Before any routing: every request is answered by the one handler, whatever its method is.
        server_.set_pre_routing_handler(
            [handler = std::move(handler)](const httplib::Request& request, httplib::Response& response) {
                HttpRequest asked;
                asked.method = request.method;
                asked.path = request.path;
                asked.hosts = all_of(request, "Host");
                asked.origins = all_of(request, "Origin");
                asked.parameters.insert(request.params.begin(), request.params.end());
                HttpReply reply = handler(asked);
                response.status = reply.status;
                for (const auto& [name, value] : reply.headers)
                    response.set_header(std::string(name), std::string(value));
                const std::string type(reply.type);
                response.set_content(std::move(reply.body), type.c_str());
                return httplib::Server::HandlerResponse::Handled;
            });
        if (!stopped_) server_.listen_after_bind();
    }

    void stop() override {
        stopped_ = true;
        server_.stop();
    }

  private:
    httplib::Server server_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace
}  // namespace weft::view

extern "C" [[gnu::visibility("default")]] weft::view::HttpServer* weft_http_server() {
    return new weft::view::Httplib;
}

#ifdef WEFT_PORTABLE
// The C++ library that is linked into this one draws random numbers by a function that glibc has since 2.36.
extern "C" uint32_t arc4random() noexcept {
    uint32_t number = 0;
    while (::getrandom(&number, sizeof number, 0) != sizeof number) {
    }
    return number;
}
#endif
